import { defineEntity, p } from '@mikro-orm/postgresql';
import type { ContingentPostingKind } from '@stundenbuch/domain/accounts/contingents/contract';

const schema = defineEntity({
  name: 'ContingentPosting',
  tableName: 'contingent_postings',
  properties: {
    id: p.bigint('number').primary(),
    company: p.integer().name('company_id'),
    contingent: p.integer().name('contingent_id'),
    user: p.integer().name('user_id'),
    year: p.smallint(),
    day: p.date(),
    kind: p.text().$type<ContingentPostingKind>(),
    days: p.decimal('number').precision(6).scale(2),
    text: p.string().length(255).nullable(),
    reverses_id: p.bigint('number').nullable(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class ContingentPosting extends schema.class {}
schema.setClass(ContingentPosting);
