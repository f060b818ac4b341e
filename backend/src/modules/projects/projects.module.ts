import { Module } from '@nestjs/common';
import { BudgetsModule } from '../../accounts/budgets/budgets.module.ts';
import { Employees } from '../../sides/projects/employees.service.ts';
import { ProjectBudgets } from '../../sides/projects/project-budgets.service.ts';
import { Projects } from '../../sides/projects/projects.service.ts';
import { Rates } from '../../sides/projects/rates.service.ts';
import { BudgetsController } from './budgets.controller.ts';
import { ProjectsController } from './projects.controller.ts';
import { RatesController } from './rates.controller.ts';

@Module({
  imports: [BudgetsModule],
  controllers: [ProjectsController, RatesController, BudgetsController],
  providers: [Projects, Rates, Employees, ProjectBudgets],
})
export class ProjectsModule {}
