import { clockCalls } from '@stundenbuch/domain/records/clock/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const terminalApi = api.injectEndpoints({
  endpoints: (build) => ({
    terminals: query(build, clockCalls.terminals),
    makeTerminal: mutation(build, clockCalls.makeTerminal),
    revokeTerminal: mutation(build, clockCalls.revokeTerminal),
    givePin: mutation(build, clockCalls.givePin),
  }),
});

export const { useTerminalsQuery, useMakeTerminalMutation, useRevokeTerminalMutation, useGivePinMutation } =
  terminalApi;
