import { defineEntity, p } from '@mikro-orm/postgresql';
import type { BudgetKind } from '@stundenbuch/domain/accounts/budgets/contract';

const schema = defineEntity({
  name: 'Project',
  tableName: 'projects',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    internal_id: p.string().length(20).nullable(),
    project_name: p.string().length(50),
    start_date: p.date().nullable(),
    end_date: p.date().nullable(),
    customer: p.integer().name('customer_id').nullable(),
    status: p.smallint().default(1),
    notes: p.text().nullable(),
    category: p.integer().name('category_id').nullable(),
    version: p.integer().version(),
    budget_hours: p.decimal('number').precision(9).scale(2).nullable(),
    budget_money: p.decimal('number').precision(12).scale(2).nullable(),
    budget_kind: p.string().length(5).$type<BudgetKind>().default('total'),
    fixed_price: p.boolean().default(false),
    warn_at: p.smallint().default(80),
    archived: p.boolean().default(false),
  },
});

export class Project extends schema.class {}
schema.setClass(Project);
