import { createApi } from '@reduxjs/toolkit/query/react';
import { readToken } from '../storage/index.ts';
import { callsWith, logoutWith } from './base-query.ts';
import { tags } from './tags.ts';

// Read once: a token stored later counts after the next load only (AUTH-09).
const token = readToken();

/** The one api object. Each remote injects its endpoints: `api.injectEndpoints({ endpoints: … })`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callsWith(token),
  tagTypes: tags,
  endpoints: () => ({}),
});

export const logout = (): void => logoutWith(token);
