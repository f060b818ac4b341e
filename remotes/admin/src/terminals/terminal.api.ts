import { clockTags } from '@stundenbuch/domain/records/clock/tags';
import type { MadeTerminal, PinState, Terminal } from '@stundenbuch/domain/records/clock/terminal-contract';
import { api } from '@stundenbuch/web/api';

const terminalApi = api.enhanceEndpoints({ addTagTypes: clockTags }).injectEndpoints({
  endpoints: (build) => ({
    terminals: build.query<Terminal[], void>({ query: () => '/clock/terminal', providesTags: ['Terminal'] }),
    makeTerminal: build.mutation<MadeTerminal, string>({
      query: (name) => ({ url: '/clock/terminal', method: 'POST', body: { name } }),
      invalidatesTags: (made) => (made ? ['Terminal'] : []),
    }),
    revokeTerminal: build.mutation<true, number>({
      query: (id) => ({ url: `/clock/terminal/${id}`, method: 'DELETE' }),
      invalidatesTags: (done) => (done ? ['Terminal'] : []),
    }),
    givePin: build.mutation<PinState, { user: number; pin: string }>({
      query: ({ user, pin }) => ({ url: `/clock/pin/${user}`, method: 'PUT', body: { pin } }),
    }),
  }),
});

export const { useTerminalsQuery, useMakeTerminalMutation, useRevokeTerminalMutation, useGivePinMutation } =
  terminalApi;
