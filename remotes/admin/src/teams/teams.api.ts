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
  useDeputiesQuery,
  useDeputyPeopleQuery,
  useAddDeputyMutation,
  useEndDeputyMutation,
} = teamsApi;
