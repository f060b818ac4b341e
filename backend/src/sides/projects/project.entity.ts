import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'Project',
  tableName: 'projects',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    internal_id: p.string().length(20).nullable(),
    project_name: p.string().length(50),
    start_date: p.date().nullable(),
    end_date: p.date().nullable(),
    customer: p.integer().name('customer_id').nullable(),
    status: p.smallint().default(1),
    notes: p.text().nullable(),
    category: p.integer().name('category_id').nullable(),
    version: p.integer().version(),
  },
});

export class Project extends schema.class {}
schema.setClass(Project);
