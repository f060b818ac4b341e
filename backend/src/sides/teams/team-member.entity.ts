import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'TeamMember',
  tableName: 'team_members',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    team: p.integer().name('team_id'),
    user: p.integer().name('user_id'),
    valid_from: p.date(),
    ends_on: p.date().nullable(),
    home: p.boolean(),
    created_at: p.datetime(),
    created_by: p.integer(),
  },
});

export class TeamMember extends schema.class {}
schema.setClass(TeamMember);
