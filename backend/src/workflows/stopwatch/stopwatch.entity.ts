import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'Stopwatch',
  tableName: 'stopwatches',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    project: p.integer().name('project_id'),
    booking_text: p.string().length(255),
    started_at: p.datetime(),
    stopped_at: p.datetime().nullable(),
  },
});

export class Stopwatch extends schema.class {}
schema.setClass(Stopwatch);
