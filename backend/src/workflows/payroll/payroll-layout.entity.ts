import { defineEntity, p } from '@mikro-orm/postgresql';
import type { LayoutInput } from '@stundenbuch/domain/accounts/payroll/contract';

const schema = defineEntity({
  name: 'PayrollLayout',
  tableName: 'payroll_layouts',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    name: p.string().length(40),
    definition: p.json().$type<Omit<LayoutInput, 'name'>>(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class PayrollLayout extends schema.class {}
schema.setClass(PayrollLayout);
