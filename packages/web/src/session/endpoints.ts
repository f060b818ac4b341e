import { HOURS_DEPEND_ON, VACATION_DEPENDS_ON } from '@stundenbuch/domain/access/nouns';
import type { CalendarDay } from '@stundenbuch/domain/day/calendar/contract';
import type { WireContract } from '@stundenbuch/domain/day/contracts/contract';
import type { CurrentCompany, CurrentUser, Device } from '@stundenbuch/domain/sides/session/contract';
import type { RegistrationMode } from '@stundenbuch/domain/sides/session/login-values';
import type { OwnMonths } from '@stundenbuch/domain/workflows/month/contract';
import { api } from '../api/api.ts';

export type ProfileInput = Pick<CurrentUser, 'first_name' | 'name' | 'version'>;

/** What a company has set for each of its features. */
type CompanySettings = Record<
  string,
  { value: Record<string, unknown>; version: number; since: string | null }
>;

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<CurrentUser, void>({ query: () => '/user/current', providesTags: ['User'] }),
    currentCompany: build.query<CurrentCompany, void>({
      query: () => '/company/current',
      providesTags: ['Company'],
    }),
    /** A person of the company, by e-mail. */
    person: build.query<CurrentUser, string>({
      query: (email) => `/user/email/${encodeURIComponent(email)}`,
      providesTags: ['Job', ...VACATION_DEPENDS_ON],
    }),
    settingsOfCompany: build.query<CompanySettings, void>({
      query: () => '/company/settings',
      providesTags: ['Settings'],
    }),
    /** The special days of several years, of the person who asks, or of another. */
    calendarYears: build.query<CalendarDay[], { from: number; to: number; user?: number | undefined }>({
      queryFn: async ({ from, to, user }, _api, _extra, call) => {
        const years = Array.from({ length: to - from + 1 }, (_, i) => from + i);
        const answers = await Promise.all(
          years.map((year) => call({ url: `/calendar/${year}`, params: { user } })),
        );
        const failed = answers.find(({ error }) => error);
        return failed?.error
          ? { error: failed.error }
          : { data: answers.flatMap(({ data }) => data as CalendarDay[]) };
      },
      providesTags: ['Calendar', 'Settings', 'Contract', 'Month'],
    }),
    /** A person's time line, where the company has contracts. */
    ownContracts: build.query<WireContract[], number>({
      query: (id) => `/contract/user/${id}`,
      providesTags: ['Contract', 'Calendar'],
    }),
    /** Every form that changes a day asks which are open. */
    ownMonths: build.query<OwnMonths, void>({
      query: () => '/month/own',
      providesTags: HOURS_DEPEND_ON,
    }),
    isAdmin: build.query<boolean, void>({ query: () => '/user/admin/isadmin', providesTags: ['Session'] }),
    isGlobalAdmin: build.query<boolean, void>({
      query: () => '/user/admin/isglobaladmin',
      providesTags: ['Session'],
    }),
    isReader: build.query<boolean, void>({
      query: () => '/user/reader/isreader',
      providesTags: ['Session'],
    }),
    saveProfile: build.mutation<CurrentUser, { id: number; input: ProfileInput }>({
      query: ({ id, input }) => ({ url: `/user/${id}`, method: 'PUT', body: input }),
      invalidatesTags: ['User'],
    }),
    /** Decided once, while nobody has: whoever was slower is told. */
    decideRegistration: build.mutation<CompanySettings, RegistrationMode>({
      query: (registration) => ({
        url: '/company/settings/login',
        method: 'PUT',
        body: { value: { registration }, version: 0 },
      }),
      invalidatesTags: ['Company', 'Settings'],
    }),
    devices: build.query<Device[], void>({ query: () => '/user/session', providesTags: ['Device'] }),
    endDevice: build.mutation<{ id: number }, number>({
      query: (id) => ({ url: `/user/session/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Device'],
    }),
    endOtherDevices: build.mutation<{ ended: number }, void>({
      query: () => ({ url: '/user/session', method: 'DELETE' }),
      invalidatesTags: ['Device'],
    }),
    prove: build.mutation<true, { password: string } | { code: string } | { passkey: object }>({
      query: (body) => ({ url: '/user/proof', method: 'POST', body }),
    }),
    cancelEmail: build.mutation<{ email: string }, void>({
      query: () => ({ url: '/user/email', method: 'DELETE' }),
      invalidatesTags: (done) => (done ? ['User'] : []),
    }),
    changeEmail: build.mutation<{ email: string }, string>({
      query: (email) => ({ url: '/user/email', method: 'POST', body: { email } }),
      invalidatesTags: (done) => (done ? ['User'] : []),
    }),
    changePassword: build.mutation<true, { password: string; old_password?: string }>({
      query: (input) => ({ url: '/user/pwupdate', method: 'POST', body: input }),
    }),
  }),
});
