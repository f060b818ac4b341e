import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'Category',
  tableName: 'categories',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    name: p.string().length(50),
  },
});

export class Category extends schema.class {}
schema.setClass(Category);
