import type { ContractPreview, WireContract } from '@stundenbuch/domain/day/contracts/contract';

export const contract = (fields: Partial<WireContract> = {}): WireContract => ({
  id: 31,
  user: 8,
  valid_from: '1900-01-01',
  ends_on: null,
  last: null,
  weeklyhours: 40,
  minutes: [480, 480, 480, 480, 480, 0, 0],
  vacation: 30,
  place_id: null,
  place: null,
  note: null,
  version: 1,
  ...fields,
});

/** From 40 hours to 24 on three days in December. */
export const timeline: WireContract[] = [
  contract({
    ...{
      id: 32,
      valid_from: '2026-12-01',
      weeklyhours: 24,
      vacation: 18,
      version: 2,
      note: 'Elternteilzeit',
    },
    minutes: [540, 480, 420, 0, 0, 0, 0],
    place_id: 501,
    place: 'Werk Köln',
  }),
  contract({ last: '2026-11-30' }),
];

export const preview = (fields: Partial<ContractPreview> = {}): ContractPreview => ({
  entitlement: [
    { year: 2026, before: 30, after: 28.98 },
    { year: 2027, before: 30, after: 18 },
  ],
  targets: [
    { month: '2026-12', before: 10_560, after: 6720 },
    { month: '2027-01', before: 9600, after: 9600 },
  ],
  days: [],
  absences: [],
  ...fields,
});

export const places = [{ id: 501, name: 'Werk Köln', land: 'NW', extras: [], version: 1 }];
