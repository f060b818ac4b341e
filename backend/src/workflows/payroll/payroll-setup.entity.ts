import { defineEntity, p } from '@mikro-orm/postgresql';
import type { PayrollChoices } from '@stundenbuch/domain/accounts/payroll/contract';

const schema = defineEntity({
  name: 'PayrollSetup',
  tableName: 'payroll_setups',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    value: p.json().$type<PayrollChoices>(),
    version: p.integer(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class PayrollSetup extends schema.class {}
schema.setClass(PayrollSetup);
