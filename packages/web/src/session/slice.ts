import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { type Flag, flagsOf } from '@stundenbuch/domain/access/flags';
import type { CurrentCompany, CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { sessionApi } from './endpoints.ts';

interface Indicator {
  value: boolean;
  loaded: boolean;
}

interface SessionState {
  user: CurrentUser | null;
  company: CurrentCompany | null;
  companyLoaded: boolean;
  admin: Indicator;
  globalAdmin: Indicator;
  reader: Indicator;
  /** All off until the company is loaded (NAV-27). */
  permissions: Flag[];
  inbox: { loaded: boolean; number: number };
}

const unknown: Indicator = { value: false, loaded: false };

const initialState: SessionState = {
  user: null,
  company: null,
  companyLoaded: false,
  admin: unknown,
  globalAdmin: unknown,
  reader: unknown,
  permissions: [],
  inbox: { loaded: false, number: 0 },
};

const { isAdmin, isGlobalAdmin, isReader, currentUser, currentCompany } = sessionApi.endpoints;

// Anything but a literal true counts as false, a failed call too (AUTH-08, AMB-61).
const indicator = (payload: unknown): Indicator => ({ value: payload === true, loaded: true });

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Without a session no role call is sent: all roles are false (AUTH-07). */
    noSession: (state) => {
      state.admin = state.globalAdmin = state.reader = indicator(false);
      state.companyLoaded = true;
    },
    inboxCounted: (state, { payload }: PayloadAction<number>) => {
      state.inbox = { loaded: true, number: payload };
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(currentUser.matchFulfilled, (state, { payload }) => {
        state.user = payload;
      })
      .addMatcher(currentCompany.matchFulfilled, (state, { payload }) => {
        state.company = payload;
        state.permissions = flagsOf(payload.permission);
        state.companyLoaded = true;
      })
      .addMatcher(currentCompany.matchRejected, (state, { meta }) => {
        if (!meta.condition) state.companyLoaded = true;
      })
      .addMatcher(isAnyOf(isAdmin.matchFulfilled, isAdmin.matchRejected), (state, { payload, meta }) => {
        if (!('condition' in meta && meta.condition)) state.admin = indicator(payload);
      })
      .addMatcher(
        isAnyOf(isGlobalAdmin.matchFulfilled, isGlobalAdmin.matchRejected),
        (state, { payload, meta }) => {
          if (!('condition' in meta && meta.condition)) state.globalAdmin = indicator(payload);
        },
      )
      .addMatcher(isAnyOf(isReader.matchFulfilled, isReader.matchRejected), (state, { payload, meta }) => {
        if (!('condition' in meta && meta.condition)) state.reader = indicator(payload);
      }),
});
