import { Controller } from '@nestjs/common';
import { analysisCalls } from '@stundenbuch/domain/accounts/analysis/calls';
import {
  analysedBooking,
  analysedProject,
  analysedProjectsInput,
  analysisGroups,
  analysisInput,
} from '@stundenbuch/domain/accounts/analysis/contract';
import { z } from 'zod';
import { AnalysedBookings, analysedBookingQuery } from '../../accounts/analysis/analysed-bookings.service.ts';
import { AnalysedProjects } from '../../accounts/analysis/analysed-projects.service.ts';
import { Analysis } from '../../accounts/analysis/analysis.service.ts';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import { FromStandby } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';

/** What projects brought. Both days in the address are part of the period. */
@Controller()
export class AnalysisController {
  constructor(
    private readonly analysis: Analysis,
    private readonly projects: AnalysedProjects,
    private readonly bookings: AnalysedBookings,
  ) {}

  @Route(analysisCalls.projects, 'What each project brought and cost, with its budget', {
    answer: z.array(analysedProject),
    query: analysedProjectsInput,
  })
  @FromStandby()
  ofProjects(who: Caller, from: string, to: string, query: Input<typeof analysedProjectsInput>) {
    return this.projects.list(who, { from, to }, query.read());
  }

  @Route(analysisCalls.groups, 'What hours brought and cost by month, person, job or customer', {
    answer: analysisGroups,
    query: analysisInput,
  })
  @FromStandby()
  groups(who: Caller, from: string, to: string, query: Input<typeof analysisInput>) {
    return this.analysis.groups(who, { from, to }, query.read());
  }

  @Route(analysisCalls.bookings, 'The bookings behind a figure of the analysis', {
    answer: z.array(analysedBooking),
    query: analysedBookingQuery,
  })
  @FromStandby()
  ofFigure(who: Caller, from: string, to: string, query: Input<typeof analysedBookingQuery>) {
    return this.bookings.list(who, { from, to }, query.read());
  }
}
