import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'HourlyRate',
  tableName: 'hourly_rates',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    job: p.integer().name('job_id'),
    project: p.integer().name('project_id'),
    hourly_rate: p.decimal('number').precision(10).scale(2),
    valid_from: p.date().nullable(),
  },
});

export class HourlyRate extends schema.class {}
schema.setClass(HourlyRate);
