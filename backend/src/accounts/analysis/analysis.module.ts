import { Module } from '@nestjs/common';
import { AnalysedBookings } from './analysed-bookings.service.ts';
import { AnalysedProjects } from './analysed-projects.service.ts';
import { Analysis } from './analysis.service.ts';

@Module({
  providers: [AnalysedBookings, AnalysedProjects, Analysis],
  exports: [AnalysedBookings, AnalysedProjects, Analysis],
})
export class AnalysisModule {}
