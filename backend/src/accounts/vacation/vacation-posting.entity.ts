import { defineEntity, p } from '@mikro-orm/postgresql';
import type { StoredKind } from '@stundenbuch/domain/accounts/vacation/posting';

const schema = defineEntity({
  name: 'VacationPosting',
  tableName: 'vacation_postings',
  properties: {
    id: p.bigint('number').primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    year: p.smallint(),
    day: p.date(),
    kind: p.text().$type<StoredKind>(),
    days: p.decimal('number').precision(6).scale(2),
    text: p.string().length(255).nullable(),
    closing_id: p.integer().nullable(),
    reverses_id: p.bigint('number').nullable(),
    created_at: p.datetime(),
    created_by: p.integer().nullable(),
  },
});

export class VacationPosting extends schema.class {}
schema.setClass(VacationPosting);
