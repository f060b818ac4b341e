import { defineEntity, p } from '@mikro-orm/postgresql';
import type { STAGES } from '@stundenbuch/domain/day/teams/contract';

const schema = defineEntity({
  name: 'Team',
  tableName: 'teams',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    name: p.string().length(60),
    stage: p.string().length(5).$type<(typeof STAGES)[number]>().default('none'),
    archived_at: p.datetime().nullable(),
    version: p.integer().version(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class Team extends schema.class {}
schema.setClass(Team);
