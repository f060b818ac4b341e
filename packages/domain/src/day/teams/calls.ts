import { call } from '../../access/call.ts';
import type { Day } from '../../time/day.ts';
import { teamAccess } from './access.ts';
import type {
  EndInput,
  LeadInput,
  LedAlone,
  LedPerson,
  MemberInput,
  Team,
  TeamChange,
  TeamInput,
  TeamPerson,
  TeamPreview,
  TeamRecord,
  TeamWithPeople,
} from './contract.ts';
import type { Deputy, DeputyInput } from './deputy-contract.ts';

/** Who decides on open requests changes with it. */
const changes = ['Team', 'Absence', 'Company'] as const;

export const teamCalls = {
  teams: call<Team[]>()('GET team', teamAccess.teams, { reads: ['Team', 'User'] }),
  team: call<TeamRecord>()('GET team/:id', teamAccess.teams, { reads: ['Team', 'User'] }),
  /** People without a home team. */
  unassigned: call<TeamPerson[]>()('GET team/unassigned', teamAccess.teams, { reads: ['Team', 'User'] }),
  /** Of a period, today if none is named: all teams for who sees everybody, else those that the caller leads or belongs to. */
  people: call<TeamWithPeople[], undefined, { from?: Day; to?: Day }>()(
    'GET team/people',
    teamAccess.people,
    {
      reads: ['Team', 'User', 'Settings'],
    },
  ),
  /** For whom the caller writes as a lead. */
  person: call<LedPerson>()('GET team/person/:userId', teamAccess.person, { reads: ['Team', 'User'] }),
  create: call<TeamRecord, TeamInput>()('POST team', teamAccess.changeTeams, { changes }),
  change: call<TeamRecord, TeamChange>()('PUT team/:id', teamAccess.changeTeams, { changes }),
  addMember: call<TeamRecord, MemberInput>()('POST team/:id/member', teamAccess.changeTeams, { changes }),
  endMember: call<TeamRecord, EndInput>()('PUT team-member/:id', teamAccess.changeTeams, { changes }),
  addLead: call<TeamRecord, LeadInput>()('POST team/:id/lead', teamAccess.changeTeams, { changes }),
  endLead: call<TeamRecord, EndInput>()('PUT team-lead/:id', teamAccess.changeTeams, { changes }),
  /** Whom open requests would wait for. */
  previewMember: call<TeamPreview, MemberInput>()('POST team/:id/member/preview', teamAccess.changeTeams, {}),
  previewLead: call<TeamPreview, LeadInput>()('POST team/:id/lead/preview', teamAccess.changeTeams, {}),
  previewMemberEnd: call<TeamPreview, EndInput>()('POST team-member/:id/preview', teamAccess.changeTeams, {}),
  previewLeadEnd: call<TeamPreview, EndInput>()('POST team-lead/:id/preview', teamAccess.changeTeams, {}),
  /** Teams that nobody but this person leads. */
  ledAlone: call<LedAlone>()('GET team-lead/alone/:userId', teamAccess.teams, { reads: ['Team', 'User'] }),
  /** An admin sees those of all leads, anybody else the own and those for whom the caller decides. */
  deputies: call<Deputy[]>()('GET deputy', teamAccess.deputies, { reads: ['Team', 'User'] }),
  /** Who can be one. */
  deputyPeople: call<TeamPerson[]>()('GET deputy/people', teamAccess.deputies, { reads: ['User'] }),
  addDeputy: call<Deputy, DeputyInput>()('POST deputy', teamAccess.deputies, { changes }),
  endDeputy: call<Deputy, EndInput>()('PUT deputy/:id', teamAccess.deputies, { changes }),
};
