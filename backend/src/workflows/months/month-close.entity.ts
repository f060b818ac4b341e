import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Day } from '@stundenbuch/domain/time/day';
import type { MonthState } from '@stundenbuch/domain/workflows/month/states';

const schema = defineEntity({
  name: 'MonthClose',
  tableName: 'month_closings',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    month: p.date().$type<Day>(),
    state: p.text().$type<MonthState>(),
    version: p.integer().default(0),
    sha256: p.character().length(64).nullable(),
    confirmed_at: p.datetime().nullable(),
    closed_at: p.datetime().nullable(),
    closed_by: p.integer().nullable(),
    reopened_at: p.datetime().nullable(),
    reopened_by: p.integer().nullable(),
    reason: p.string().length(255).nullable(),
    created_at: p.datetime(),
    created_by: p.integer(),
    checked_at: p.datetime().nullable(),
    checked_by: p.integer().nullable(),
  },
});

export class MonthClose extends schema.class {}
schema.setClass(MonthClose);
