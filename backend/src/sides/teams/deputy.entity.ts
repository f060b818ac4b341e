import { defineEntity, p } from '@mikro-orm/postgresql';
import type { DeputyExtra } from '@stundenbuch/domain/day/teams/deputy-contract';

const schema = defineEntity({
  name: 'Deputy',
  tableName: 'deputies',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    for_user: p.integer(),
    valid_from: p.date(),
    ends_on: p.date(),
    extras: p.array().columnType('text[]').$type<DeputyExtra[]>(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class Deputy extends schema.class {}
schema.setClass(Deputy);
