import { createApi } from '@reduxjs/toolkit/query/react';
import { readToken } from '../storage/index.ts';
import { callsWith, logoutWith } from './base-query.ts';

// Read once: a token that is stored later takes effect after the next load (AUTH-09).
const token = readToken();

/**
 * The one api object. Each remote adds its endpoints and the tags of the nouns that they read or change:
 * `api.enhanceEndpoints({ addTagTypes: […] }).injectEndpoints({ endpoints: … })`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callsWith(token),
  tagTypes: ['Session', 'User', 'Company'],
  endpoints: () => ({}),
});

export const logout = (): void => logoutWith(token);
