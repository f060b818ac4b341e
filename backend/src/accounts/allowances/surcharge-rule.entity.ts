import { defineEntity, p } from '@mikro-orm/postgresql';
import type { SurchargeKind } from '@stundenbuch/domain/accounts/allowances/surcharge-rules';

const schema = defineEntity({
  name: 'SurchargeRule',
  tableName: 'surcharge_rules',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    name: p.string().length(60),
    kind: p.string().length(8).$type<SurchargeKind>(),
    from: p.smallint().name('from_minute'),
    to: p.smallint().name('to_minute'),
    weekdays: p.string().length(7),
    days: p.array().columnType('text[]'),
    carry: p.smallint(),
    begun_before: p.boolean(),
    break_first: p.boolean(),
    group: p.string().length(40).name('rule_group'),
    priority: p.smallint(),
    source: p.string().length(30),
    valid_from: p.date(),
    valid_to: p.date().nullable(),
    version: p.integer().version(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class SurchargeRule extends schema.class {}
schema.setClass(SurchargeRule);
