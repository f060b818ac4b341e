import { defineEntity, p } from '@mikro-orm/postgresql';
import type { TeamRight } from '@stundenbuch/domain/day/teams/contract';

const schema = defineEntity({
  name: 'TeamLead',
  tableName: 'team_leads',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    team: p.integer().name('team_id'),
    user: p.integer().name('user_id'),
    valid_from: p.date(),
    ends_on: p.date().nullable(),
    rights: p.array().columnType('text[]').$type<TeamRight[]>(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class TeamLead extends schema.class {}
schema.setClass(TeamLead);
