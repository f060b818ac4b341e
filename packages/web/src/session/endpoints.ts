import type { CurrentCompany, CurrentUser } from '@stundenbuch/domain/session/contract';
import { api } from '../api/api.ts';

export type ProfileInput = Pick<CurrentUser, 'first_name' | 'name' | 'version'>;

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<CurrentUser, void>({ query: () => '/user/current', providesTags: ['User'] }),
    currentCompany: build.query<CurrentCompany, void>({
      query: () => '/company/current',
      providesTags: ['Company'],
    }),
    isAdmin: build.query<boolean, void>({ query: () => '/user/admin/isadmin', providesTags: ['Session'] }),
    isGlobalAdmin: build.query<boolean, void>({
      query: () => '/user/admin/isglobaladmin',
      providesTags: ['Session'],
    }),
    isReader: build.query<boolean, void>({ query: () => '/user/reader/isreader', providesTags: ['Session'] }),
    saveProfile: build.mutation<CurrentUser, { id: number; input: ProfileInput }>({
      query: ({ id, input }) => ({ url: `/user/${id}`, method: 'PUT', body: input }),
      invalidatesTags: ['User'],
    }),
    changePassword: build.mutation<true, string>({
      query: (password) => ({ url: '/user/pwupdate', method: 'POST', body: { password } }),
    }),
  }),
});
