import { call } from '../../access/call.ts';
import { contractAccess } from './access.ts';
import type { ContractInput, ContractPreview, ContractPreviewInput, WireContract } from './contract.ts';

/** The person's columns and account, and the entries that are recomputed or cancelled. */
const FOLLOW = ['Contract', 'User', 'Entry', 'Absence', 'WorkingTime', 'Finding'] as const;

export const contractCalls = {
  contracts: call<WireContract[]>()('GET contract/user/:userId', contractAccess.contracts, {
    title: 'The contracts of a person, the newest first',
    reads: ['Contract', 'Calendar'],
  }),
  preview: call<ContractPreview, ContractPreviewInput>()('POST contract/preview', contractAccess.preview, {
    title: 'What a new, changed (`id`) or deleted (`row` null) contract would change',
  }),
  create: call<WireContract, Partial<ContractInput> & { user: number }>()(
    'POST contract',
    contractAccess.create,
    { title: 'A contract from a day on', changes: FOLLOW },
  ),
  change: call<WireContract, Partial<ContractInput>>()('PUT contract/:id', contractAccess.change, {
    title: 'Change a contract, as far as no closed month changes with it',
    changes: FOLLOW,
  }),
  delete: call<{ id: number }, undefined, { version: number; reason?: string }>()(
    'DELETE contract/:id',
    contractAccess.delete,
    { title: 'Delete a contract, as far as no closed month changes with it', changes: FOLLOW },
  ),
};
