import { defineEntity, p } from '@mikro-orm/postgresql';
import type { ContingentInput } from '@stundenbuch/domain/accounts/contingents/contract';

const schema = defineEntity({
  name: 'Contingent',
  tableName: 'contingents',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    name: p.string().length(40),
    unit: p.string().length(5).$type<ContingentInput['unit']>(),
    per: p.string().length(9).$type<ContingentInput['per']>(),
    prorata: p.string().length(5).$type<ContingentInput['prorata']>(),
    carry: p.string().length(5).nullable(),
    only_for: p.boolean(),
    version: p.integer().version(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class Contingent extends schema.class {}
schema.setClass(Contingent);
