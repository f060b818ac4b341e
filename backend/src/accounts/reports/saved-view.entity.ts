import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'SavedView',
  tableName: 'saved_views',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    user: p.integer().name('user_id'),
    name: p.string().length(60),
    shared: p.boolean(),
    definition: p.text(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class SavedView extends schema.class {}
schema.setClass(SavedView);
