import { punchCalls } from '@stundenbuch/domain/records/punch/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const terminalApi = api.injectEndpoints({
  endpoints: (build) => ({
    terminals: query(build, punchCalls.terminals),
    makeTerminal: mutation(build, punchCalls.makeTerminal),
    revokeTerminal: mutation(build, punchCalls.revokeTerminal),
    givePin: mutation(build, punchCalls.givePin),
  }),
});

export const { useTerminalsQuery, useMakeTerminalMutation, useRevokeTerminalMutation, useGivePinMutation } =
  terminalApi;
