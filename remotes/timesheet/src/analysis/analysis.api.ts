import { analysisCalls } from '@stundenbuch/domain/accounts/analysis/calls';
import { api, page, query } from '@stundenbuch/web/api';

const analysisApi = api.injectEndpoints({
  endpoints: (build) => ({
    analysedProjects: query(build, analysisCalls.projects),
    analysisGroups: query(build, analysisCalls.groups),
    analysedBookings: page(build, analysisCalls.bookings),
  }),
});

export const { useAnalysedProjectsQuery, useAnalysisGroupsQuery, useAnalysedBookingsQuery } = analysisApi;
export const { analysedBookings } = analysisApi.endpoints;
