import { Module } from '@nestjs/common';
import { Employees } from './employees.service.ts';
import { ProjectsController } from './projects.controller.ts';
import { Projects } from './projects.service.ts';
import { RatesController } from './rates.controller.ts';
import { Rates } from './rates.service.ts';

@Module({ controllers: [ProjectsController, RatesController], providers: [Projects, Rates, Employees] })
export class ProjectsModule {}
