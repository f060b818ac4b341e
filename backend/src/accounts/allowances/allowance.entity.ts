import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'Allowance',
  tableName: 'allowances',
  properties: {
    id: p.bigint('number').primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    day: p.date(),
    kind: p.integer().name('kind_id'),
    project: p.integer().name('project_id').nullable(),
    quantity: p.decimal('number').precision(6).scale(2),
    text: p.string().length(255).nullable(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class Allowance extends schema.class {}
schema.setClass(Allowance);
