import { call } from '../../access/call.ts';
import { contractAccess } from './access.ts';
import type { ContractInput, ContractPreview, ContractPreviewInput, WireContract } from './contract.ts';

/** The person's columns and account, and the entries that are recomputed or cancelled. */
const FOLLOW = ['Contract', 'User', 'Entry', 'Absence', 'WorkingTime', 'Finding'] as const;

export const contractCalls = {
  contracts: call<WireContract[]>()('GET contract/user/:userId', contractAccess.contracts, {
    reads: ['Contract', 'Calendar'],
  }),
  preview: call<ContractPreview, ContractPreviewInput>()('POST contract/preview', contractAccess.preview),
  create: call<WireContract, Partial<ContractInput> & { user: number }>()(
    'POST contract',
    contractAccess.create,
    { changes: FOLLOW },
  ),
  change: call<WireContract, Partial<ContractInput>>()('PUT contract/:id', contractAccess.change, {
    changes: FOLLOW,
  }),
  delete: call<{ id: number }, undefined, { version: number; reason?: string }>()(
    'DELETE contract/:id',
    contractAccess.delete,
    { changes: FOLLOW },
  ),
};
