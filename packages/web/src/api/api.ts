import { createApi } from '@reduxjs/toolkit/query/react';
import { NOUNS } from '@stundenbuch/domain/access/nouns';
import { readToken } from '../storage/index.ts';
import { callsWith, logoutWith } from './base-query.ts';

// Read once: a token that is stored later takes effect after the next load (AUTH-09).
const token = readToken();

/** The one api object. Each remote adds its endpoints, made from the rows of its calls: `api.injectEndpoints({ endpoints: … })`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callsWith(token),
  tagTypes: [...NOUNS],
  endpoints: () => ({}),
});

export const logout = (): void => logoutWith(token);
