import { call } from '../../access/call.ts';
import { tokenAccess } from './access.ts';
import type { MadeProgramToken, ProgramToken, ProgramTokenInput } from './contract.ts';

const changes = ['Token'] as const;

export const tokenCalls = {
  tokens: call<ProgramToken[]>()('GET user/token', tokenAccess.list, { reads: ['Token'] }),
  makeToken: call<MadeProgramToken, ProgramTokenInput>()('POST user/token', tokenAccess.make, {
    proof: true,
    changes,
  }),
  revokeToken: call<{ id: number }>()('DELETE user/token/:id', tokenAccess.revoke, { longId: true, changes }),
};
