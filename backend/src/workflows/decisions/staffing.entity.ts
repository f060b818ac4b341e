import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'Staffing',
  tableName: 'staffing',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    team: p.integer().name('team_id').nullable(),
    job: p.integer().name('job_id').nullable(),
    weekdays: p.string().length(7),
    minimum: p.smallint(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class Staffing extends schema.class {}
schema.setClass(Staffing);
