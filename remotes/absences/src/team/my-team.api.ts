import { HOURS_DEPEND_ON } from '@stundenbuch/domain/access/nouns';
import type { overtimeCalls } from '@stundenbuch/domain/accounts/overtime/calls';
import type { monthCalls } from '@stundenbuch/domain/workflows/month/calls';
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
    accountMonth: query(
      build,
      lightRow<(typeof overtimeCalls)['month']>('GET overtime/user/:userId/:month', {
        reads: HOURS_DEPEND_ON,
      }),
    ),
    monthOfTeam: query(
      build,
      lightRow<(typeof monthCalls)['company']>('GET month/company/:month', { reads: HOURS_DEPEND_ON }),
    ),
  }),
});

export const { useMyTeamQuery, useAccountMonthQuery, useMonthOfTeamQuery } = myTeamApi;
