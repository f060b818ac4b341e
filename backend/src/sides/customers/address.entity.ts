import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'Address',
  tableName: 'addresses',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    street: p.string().length(50).nullable(),
    house_number: p.string().length(50).nullable(),
    zip_code: p.string().length(50).nullable(),
    city: p.string().length(50).nullable(),
  },
});

export class Address extends schema.class {}
schema.setClass(Address);
