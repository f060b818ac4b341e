import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'Shutdown',
  tableName: 'closures',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    place_id: p.integer().nullable(),
    from_day: p.date(),
    to_day: p.date(),
    type: p.smallint(),
    name: p.string().length(50),
    shortage: p.string().length(5).$type<'skip' | 'minus'>(),
    booked_at: p.datetime(),
    undone_at: p.datetime().nullable(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class Shutdown extends schema.class {}
schema.setClass(Shutdown);
