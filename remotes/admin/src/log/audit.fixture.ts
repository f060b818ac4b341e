import type { Change, Seal, Verification } from '@stundenbuch/domain/sides/log/contract';

const base: Change = {
  ...{
    id: 31,
    at: '2026-11-20T10:15:00.000Z',
    actor: 9,
    actor_kind: 'admin',
    actor_name: 'Clara Chef',
    actor_role: 2,
  },
  person: 7,
  person_name: 'Anna Berger',
  table: 'entries',
  record: 77,
  op: 'U',
  before: { hours: 8 },
  after: { hours: 8.25 },
  reason: 'Pause vergessen',
  erased: false,
  seal: 7,
  day: '2026-11-19',
  project: 50,
  project_name: null,
  feature: null,
  names: {},
};

export const change = (fields: Partial<Change> = {}): Change => ({ ...base, ...fields });

export const seal = (no: number): Seal => ({
  no,
  first_id: no * 10,
  last_id: no * 10 + 3,
  rows: 4,
  at: '2026-11-20T10:16:00.000Z',
  prev: '0'.repeat(64),
  hash: String(no).repeat(64).slice(0, 64),
});

export const whole: Verification = {
  seals: 7,
  rows: 28,
  unsealed: 2,
  findings: [],
  found: 0,
  sealed_at: '2026-11-20T10:16:00.000Z',
  head: '7'.repeat(64),
  wrong: null,
};
