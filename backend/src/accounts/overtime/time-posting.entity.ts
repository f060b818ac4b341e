import { defineEntity, p } from '@mikro-orm/postgresql';
import type { TimePostingKind } from '@stundenbuch/domain/accounts/overtime/postings';

const schema = defineEntity({
  name: 'TimePosting',
  tableName: 'time_postings',
  properties: {
    id: p.bigint('number').primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    day: p.date(),
    minutes: p.integer(),
    kind: p.string().length(10).$type<TimePostingKind>(),
    text: p.string().length(255),
    reverses_id: p.bigint('number').nullable(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class TimePosting extends schema.class {}
schema.setClass(TimePosting);
