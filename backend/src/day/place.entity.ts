import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Extra, Land } from '@stundenbuch/domain/time/laender';

const schema = defineEntity({
  name: 'Place',
  tableName: 'places',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    name: p.string().length(50),
    land: p.character().length(2).$type<Land>(),
    extras: p.array().columnType('text[]').$type<Extra[]>().default([]),
    version: p.integer().version(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class Place extends schema.class {}
schema.setClass(Place);
