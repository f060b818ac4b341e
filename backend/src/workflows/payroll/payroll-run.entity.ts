import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Target } from '@stundenbuch/domain/accounts/payroll/wage-types';

const schema = defineEntity({
  name: 'PayrollRun',
  tableName: 'payroll_runs',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    month: p.date(),
    target: p.string().length(7).$type<Target>(),
    line_count: p.integer(),
    handed_over_at: p.datetime().nullable(),
    handed_over_by: p.integer().nullable(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class PayrollRun extends schema.class {}
schema.setClass(PayrollRun);
