import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'Customer',
  tableName: 'customers',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    customer_name: p.string().length(50),
    internal_id: p.string().length(50).nullable(),
    external_id: p.string().length(50).nullable(),
    phone: p.string().length(50).nullable(),
    mobile: p.string().length(50).nullable(),
    email: p.string().length(254).nullable(),
    address: p.integer().name('address_id').nullable(),
    address2: p.boolean().default(false),
    address2_id: p.integer().nullable(),
    notes: p.text().nullable(),
    version: p.integer().version(),
  },
});

export class Customer extends schema.class {}
schema.setClass(Customer);
