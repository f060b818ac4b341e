import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Day } from '@stundenbuch/domain/time/day';
import type { CorrectionRequest as WireRequest } from '@stundenbuch/domain/workflows/month/contract';

const schema = defineEntity({
  name: 'CorrectionRequest',
  tableName: 'correction_requests',
  properties: {
    id: p.bigint('number').primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    day: p.date().$type<Day>(),
    /** Times, or of an absence what was and what should be. */
    wish: p.json<WireRequest['wish'] | WireRequest['absence']>(),
    reason: p.string().length(255),
    state: p.text().$type<WireRequest['state']>().default('open'),
    answer: p.string().length(255).nullable(),
    answered_at: p.datetime().nullable(),
    answered_by: p.integer().nullable(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class CorrectionRequest extends schema.class {}
schema.setClass(CorrectionRequest);
