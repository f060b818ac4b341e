import { HOURS_DEPEND_ON, VACATION_DEPENDS_ON } from '@stundenbuch/domain/access/nouns';
import type { calendarCalls } from '@stundenbuch/domain/day/calendar/calls';
import type { CalendarDay } from '@stundenbuch/domain/day/calendar/contract';
import type { contractCalls } from '@stundenbuch/domain/day/contracts/calls';
import type { teamCalls } from '@stundenbuch/domain/day/teams/calls';
import type { featureCalls } from '@stundenbuch/domain/features/calls';
import type { adminCalls } from '@stundenbuch/domain/sides/people/calls';
import type { sessionCalls } from '@stundenbuch/domain/sides/session/calls';
import type { monthCalls } from '@stundenbuch/domain/workflows/month/calls';
import { api } from '../api/api.ts';
import { lightRow, query, requestOf } from '../api/endpoints.ts';

const calendarOfYear = lightRow<typeof calendarCalls.year>('GET calendar/:year', {
  reads: ['Calendar', 'Settings', 'Contract', 'Month'],
});

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: query(
      build,
      lightRow<typeof sessionCalls.current>('GET user/current', { reads: ['Job', ...VACATION_DEPENDS_ON] }),
    ),
    currentCompany: query(
      build,
      lightRow<typeof sessionCalls.company>('GET company/current', { reads: ['Company'] }),
    ),
    /** A person of the company, by e-mail. */
    person: query(
      build,
      lightRow<typeof adminCalls.worker>('GET user/email/:email', { reads: ['Job', ...VACATION_DEPENDS_ON] }),
    ),
    /** The same of somebody whom the viewer leads, by id. */
    ledPerson: query(
      build,
      lightRow<(typeof teamCalls)['person']>('GET team/person/:userId', { reads: ['Team', 'User'] }),
    ),
    /** What a company has set for each of its features. */
    settingsOfCompany: query(
      build,
      lightRow<typeof featureCalls.settings>('GET company/settings', { reads: ['Settings'] }),
    ),
    /** The special days of several years, of the person who asks, or of another. */
    calendarYears: build.query<CalendarDay[], { from: number; to: number; user?: number | undefined }>({
      queryFn: async ({ from, to, user }, _api, _extra, call) => {
        const years = Array.from({ length: to - from + 1 }, (_, i) => from + i);
        const answers = await Promise.all(
          years.map((year) => call(requestOf(calendarOfYear, { year, user }))),
        );
        const failed = answers.find(({ error }) => error);
        return failed?.error
          ? { error: failed.error }
          : { data: answers.flatMap(({ data }) => data as CalendarDay[]) };
      },
      providesTags: calendarOfYear.reads ?? [],
    }),
    /** Who belongs to which team in a period, as far as it concerns the viewer. */
    teamPeople: query(
      build,
      lightRow<(typeof teamCalls)['people']>('GET team/people', { reads: ['Team', 'User', 'Settings'] }),
    ),
    /** A person's time line, where the company has contracts. */
    ownContracts: query(
      build,
      lightRow<typeof contractCalls.contracts>('GET contract/user/:userId', {
        reads: ['Contract', 'Calendar'],
      }),
    ),
    /** Every form that changes a day asks which are open. */
    ownMonths: query(build, lightRow<typeof monthCalls.own>('GET month/own', { reads: HOURS_DEPEND_ON })),
    isAdmin: query(
      build,
      lightRow<typeof sessionCalls.isAdmin>('GET user/admin/isadmin', { reads: ['Session'] }),
    ),
    isGlobalAdmin: query(
      build,
      lightRow<typeof sessionCalls.isGlobalAdmin>('GET user/admin/isglobaladmin', { reads: ['Session'] }),
    ),
    isReader: query(
      build,
      lightRow<typeof sessionCalls.isReader>('GET user/reader/isreader', { reads: ['Session'] }),
    ),
  }),
});
