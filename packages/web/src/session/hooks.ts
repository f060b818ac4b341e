import { createSelector } from '@reduxjs/toolkit';
import { allows, type Who } from '@stundenbuch/domain/access/access';
import { calendarParts } from '@stundenbuch/domain/day/calendar/access';
import type { CurrentCompany, CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { useEffect } from 'react';
import { type RootState, useAppDispatch, useAppSelector } from '../api/store.ts';
import { followServer } from '../clock/index.ts';
import { isLoggedIn } from '../storage/index.ts';
import { sessionApi } from './endpoints.ts';
import { sessionSlice } from './slice.ts';

export interface Session {
  /** False until roles and company are known; nothing is decided before then (AMB-20). */
  loaded: boolean;
  /** Null without a session. */
  who: Who | null;
  user: CurrentUser | null;
  company: CurrentCompany | null;
}

const ofUser = sessionApi.endpoints.currentUser.select();
// The store's own type knows the tags of the base alone.
const userFailed = (state: { api: unknown }) => ofUser(state as Parameters<typeof ofUser>[0]).isError;

const selectSession = createSelector(
  (state: RootState) => state.session,
  userFailed,
  ({ user, company, companyLoaded, admin, globalAdmin, reader, permissions }, failed): Session => {
    const who: Who | null = isLoggedIn()
      ? {
          role: reader.value ? 'reader' : admin.value ? 'admin' : 'employee',
          globalAdmin: globalAdmin.value,
          flags: permissions,
          features: company?.features ?? [],
          records: user?.records,
          leads: company?.leads,
        }
      : null;
    return {
      loaded:
        companyLoaded &&
        admin.loaded &&
        globalAdmin.loaded &&
        reader.loaded &&
        // Only a calendar has people who do not record.
        (user !== null || failed || !allows(calendarParts.days, who)),
      who,
      user,
      company,
    };
  },
);

export const useSession = (): Session => useAppSelector(selectSession);

/** Loads the person and the company once, when the program opens. */
export function useStartSession(): void {
  const dispatch = useAppDispatch();
  const skip = !isLoggedIn();
  sessionApi.useIsAdminQuery(undefined, { skip });
  sessionApi.useIsGlobalAdminQuery(undefined, { skip });
  sessionApi.useIsReaderQuery(undefined, { skip });
  sessionApi.useCurrentUserQuery(undefined, { skip });
  const { data: company } = sessionApi.useCurrentCompanyQuery(undefined, { skip });
  useEffect(() => {
    if (skip) dispatch(sessionSlice.actions.noSession());
  }, [skip, dispatch]);
  useEffect(() => {
    if (company) followServer(company.now);
  }, [company]);
}

/** The number of open requests, for the inbox counter and its tile. */
export const useInbox = () => useAppSelector((state) => state.session.inbox);

export function useCountInbox(): (number: number) => void {
  const dispatch = useAppDispatch();
  return (number) => dispatch(sessionSlice.actions.inboxCounted(number));
}
