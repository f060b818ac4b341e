import { teamCalls } from '@stundenbuch/domain/day/teams/calls';
import type { endInput, leadInput, memberInput, TeamPreview } from '@stundenbuch/domain/day/teams/contract';
import { api, mutation, query, requestOf, save } from '@stundenbuch/web/api';
import type { z } from 'zod';

/** A change that is not made yet: to which team, of which membership or lead, and what is typed. */
export type TeamChangeAsked =
  | { change: 'member'; id: number; body: z.output<typeof memberInput> }
  | { change: 'lead'; id: number; body: z.output<typeof leadInput> }
  | { change: 'memberEnd' | 'leadEnd'; id: number; body: z.output<typeof endInput> };

function requestOfPreview({ change, id, body }: TeamChangeAsked) {
  switch (change) {
    case 'member':
      return requestOf(teamCalls.previewMember, { id, ...body });
    case 'lead':
      return requestOf(teamCalls.previewLead, { id, ...body });
    case 'memberEnd':
      return requestOf(teamCalls.previewMemberEnd, { id, ...body });
    default:
      return requestOf(teamCalls.previewLeadEnd, { id, ...body });
  }
}

const teamsApi = api.injectEndpoints({
  endpoints: (build) => ({
    teams: query(build, teamCalls.teams),
    team: query(build, teamCalls.team),
    unassigned: query(build, teamCalls.unassigned),
    saveTeam: save(build, teamCalls.create, teamCalls.change),
    addMember: mutation(build, teamCalls.addMember),
    endMember: mutation(build, teamCalls.endMember),
    addLead: mutation(build, teamCalls.addLead),
    endLead: mutation(build, teamCalls.endLead),
    teamChange: build.query<TeamPreview, TeamChangeAsked>({ query: requestOfPreview }),
    ledAlone: query(build, teamCalls.ledAlone),
    deputies: query(build, teamCalls.deputies),
    deputyPeople: query(build, teamCalls.deputyPeople),
    addDeputy: mutation(build, teamCalls.addDeputy),
    endDeputy: mutation(build, teamCalls.endDeputy),
  }),
});

export const {
  useTeamsQuery,
  useTeamQuery,
  useUnassignedQuery,
  useSaveTeamMutation,
  useAddMemberMutation,
  useEndMemberMutation,
  useAddLeadMutation,
  useEndLeadMutation,
  useTeamChangeQuery,
  useLedAloneQuery,
  useDeputiesQuery,
  useDeputyPeopleQuery,
  useAddDeputyMutation,
  useEndDeputyMutation,
} = teamsApi;
