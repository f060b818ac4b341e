import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'Job',
  tableName: 'jobs',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    job_title: p.string().length(50),
    cost_rate: p.decimal('number').precision(10).scale(2).nullable(),
  },
});

export class Job extends schema.class {}
schema.setClass(Job);
