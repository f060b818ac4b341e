import { HOURS_DEPEND_ON } from '@stundenbuch/domain/access/nouns';
import type { myTeamCalls } from '@stundenbuch/domain/workflows/myteam/calls';
import { api, lightRow, query } from '@stundenbuch/web/api';

const myTeamApi = api.injectEndpoints({
  endpoints: (build) => ({
    myTeam: query(
      build,
      lightRow<(typeof myTeamCalls)['team']>('GET my-team', {
        reads: ['Team', 'Booking', ...HOURS_DEPEND_ON],
      }),
    ),
  }),
});

export const { useMyTeamQuery } = myTeamApi;
