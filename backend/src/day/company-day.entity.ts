import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'CompanyDay',
  tableName: 'company_days',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    place_id: p.integer().nullable(),
    day: p.date(),
    name: p.string().length(50),
    kind: p.string().length(4).$type<'free' | 'half'>(),
    version: p.integer().version(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class CompanyDay extends schema.class {}
schema.setClass(CompanyDay);
