import type { tokenCalls } from '@stundenbuch/domain/sides/tokens/calls';
import { api, lightRow, mutation, query } from '@stundenbuch/web/api';
import type { Description } from './description.ts';

export const developerApi = api.injectEndpoints({
  endpoints: (build) => ({
    tokens: query(build, lightRow<typeof tokenCalls.tokens>('GET user/token', { reads: ['Token'] })),
    makeToken: mutation(
      build,
      lightRow<typeof tokenCalls.makeToken>('POST user/token', { changes: ['Token'] }),
    ),
    revokeToken: mutation(
      build,
      lightRow<typeof tokenCalls.revokeToken>('DELETE user/token/:id', { changes: ['Token'] }),
    ),
    /** Of every call, as the server makes it from the schemas that it checks. */
    description: build.query<Description, void>({ query: () => '/openapi.json' }),
  }),
});
