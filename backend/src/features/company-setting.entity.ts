import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Day } from '@stundenbuch/domain/time/day';

const schema = defineEntity({
  name: 'CompanySetting',
  tableName: 'company_settings',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    feature: p.string().length(50),
    value: p.json<Record<string, unknown>>().default('{}'),
    since: p.date().$type<Day>().nullable(),
    recommended_on: p.date().$type<Day>().nullable(),
    version: p.integer().default(0),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class CompanySetting extends schema.class {}
schema.setClass(CompanySetting);
