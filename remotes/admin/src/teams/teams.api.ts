import { teamCalls } from '@stundenbuch/domain/day/teams/calls';
import { api, mutation, query, save } from '@stundenbuch/web/api';

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
} = teamsApi;
