import { Controller, Get, Post, Put } from '@nestjs/common';
import { projectAccess as calls } from '@stundenbuch/domain/sides/projects/access';
import {
  activeProject,
  project,
  projectChange,
  projectDetail,
  projectEmployees,
  projectInput,
  projectOfCustomer,
} from '@stundenbuch/domain/sides/projects/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Employees } from '../../sides/projects/employees.service.ts';
import { activeQuery, projectOfCustomerQuery, projectQuery } from '../../sides/projects/project-list.ts';
import { Projects } from '../../sides/projects/projects.service.ts';

@Controller('project')
export class ProjectsController {
  constructor(
    private readonly projects: Projects,
    private readonly employees: Employees,
  ) {}

  @Get()
  @Access(calls.list)
  @Answers(z.array(project), 'Projects of the company')
  list(@Who() who: Caller, @Listing(projectQuery) query: Input<typeof projectQuery>) {
    return this.projects.list(who, query.read());
  }

  @Get('active')
  @Access(calls.active)
  @Answers(z.array(activeProject), 'Projects that accept bookings')
  active(@Who() who: Caller, @Listing(activeQuery) query: Input<typeof activeQuery>) {
    return this.projects.active(who, query.read());
  }

  @Get('id/:id')
  @Access(calls.one)
  @Answers(projectDetail, 'One project with the address of its customer')
  read(@Who() who: Caller, @PathId('id') id: number) {
    return this.projects.read(who, id);
  }

  @Get('customer/:customerId')
  @Access(calls.ofCustomer)
  @Answers(z.array(projectOfCustomer), 'Projects of a customer')
  ofCustomer(
    @Who() who: Caller,
    @PathId('customerId') customer: number,
    @Listing(projectOfCustomerQuery) query: Input<typeof projectOfCustomerQuery>,
  ) {
    return this.projects.ofCustomer(who, customer, query);
  }

  @Get('employees/:projectId')
  @Access(calls.employees)
  @Answers(projectEmployees, 'Hours per employee, highest first')
  hoursOf(@Who() who: Caller, @PathId('projectId') id: number) {
    return this.employees.ofProject(who, id);
  }

  @Post()
  @Access(calls.create)
  @Answers(projectDetail, 'Create a project, with its hourly rates')
  create(@Who() who: Caller, @Body(projectInput) input: Input<typeof projectInput>) {
    return this.projects.create(who, input.read());
  }

  @Put(':id')
  @Access(calls.change)
  @Answers(projectDetail, 'Change a project')
  change(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(projectChange) input: Input<typeof projectChange>,
  ) {
    return this.projects.change(who, id, input);
  }
}
