import { Controller } from '@nestjs/common';
import { budgetCalls } from '@stundenbuch/domain/accounts/budgets/calls';
import { budgetInput, projectBudget } from '@stundenbuch/domain/accounts/budgets/contract';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { ProjectBudgets } from '../../sides/projects/project-budgets.service.ts';

@Controller()
export class BudgetsController {
  constructor(private readonly budgets: ProjectBudgets) {}

  @Route(budgetCalls.budget, 'How far the budget of a project is used, and what the project brings', {
    answer: projectBudget,
  })
  budget(who: Caller, project: number) {
    return this.budgets.of(who, project);
  }

  @Route(budgetCalls.changeBudget, 'Set the budget of a project', {
    answer: projectBudget,
    body: budgetInput,
  })
  changeBudget(who: Caller, project: number, input: Input<typeof budgetInput>) {
    return this.budgets.change(who, project, input);
  }
}
