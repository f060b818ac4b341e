import { Module } from '@nestjs/common';
import { Employees } from '../../sides/projects/employees.service.ts';
import { Projects } from '../../sides/projects/projects.service.ts';
import { Rates } from '../../sides/projects/rates.service.ts';
import { ProjectsController } from './projects.controller.ts';
import { RatesController } from './rates.controller.ts';

@Module({ controllers: [ProjectsController, RatesController], providers: [Projects, Rates, Employees] })
export class ProjectsModule {}
