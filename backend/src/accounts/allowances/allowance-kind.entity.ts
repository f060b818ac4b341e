import { defineEntity, p } from '@mikro-orm/postgresql';
import type { AllowanceUnit } from '@stundenbuch/domain/accounts/allowances/allowance-kinds';

const schema = defineEntity({
  name: 'AllowanceKind',
  tableName: 'allowance_kinds',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    name: p.string().length(40),
    unit: p.string().length(5).$type<AllowanceUnit>(),
    per_project: p.boolean(),
    archived_at: p.datetime().nullable(),
    version: p.integer().version(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class AllowanceKind extends schema.class {}
schema.setClass(AllowanceKind);
