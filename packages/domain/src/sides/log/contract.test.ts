import { expect, it } from 'vitest';
import { allows, type Role } from '../../access/access.ts';
import { auditAccess } from './access.ts';
import { change } from './contract.ts';

const may = (call: keyof typeof auditAccess, features: string[]) =>
  (['employee', 'admin', 'reader'] as Role[]).filter((role) =>
    allows(auditAccess[call], { role, globalAdmin: false, flags: [], features }),
  );

it('[SET-16] the log of the company is for admins and readers, everything of it for companies that record it', () => {
  expect(may('mine', ['audit'])).toEqual(['employee', 'admin', 'reader']);
  expect(may('company', ['audit'])).toEqual(['admin', 'reader']);
  expect([may('mine', []), may('company', [])]).toEqual([[], []]);
});

it('[SET-16] a change says what was done and by whom', () => {
  expect(change.shape.op.options).toEqual(['I', 'U', 'D', 'R']);
  expect(change.shape.actor_kind.options).toEqual(['person', 'admin', 'global', 'terminal', 'system']);
});
