import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'YearEnd',
  tableName: 'vacation_closings',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    year: p.smallint(),
    hash: p.character().length(64),
    applied_at: p.datetime(),
    undone_at: p.datetime().nullable(),
    undone_by: p.integer().nullable(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class YearEnd extends schema.class {}
schema.setClass(YearEnd);
