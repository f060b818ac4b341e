import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'ContingentAmount',
  tableName: 'contingent_amounts',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    contingent: p.integer().name('contingent_id'),
    user: p.integer().name('user_id').nullable(),
    year: p.smallint(),
    amount: p.decimal('number').precision(5).scale(2).nullable(),
    since: p.date().nullable(),
    until: p.date().nullable(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class ContingentAmount extends schema.class {}
schema.setClass(ContingentAmount);
