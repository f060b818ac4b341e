import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'Company',
  tableName: 'companies',
  properties: {
    id: p.integer().primary().autoincrement(false),
    name: p.string().length(50),
    permission: p.character().length(10),
    features: p.array().columnType('text[]').default([]),
    address: p.integer().name('address_id').nullable(),
    version: p.integer().version(),
    records_from: p.date().nullable(),
    locked_at: p.datetime().nullable(),
    first_steps_over_at: p.datetime().nullable(),
    created_at: p.datetime(),
  },
});

export class Company extends schema.class {}
schema.setClass(Company);
