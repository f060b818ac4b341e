import { expect, it } from 'vitest';
import type { z } from 'zod';
import { shutdownInput } from '../../workflows/requests/shutdown-contract.ts';
import { companyDayChange, companyDayInput, freeDayAnswer, placeChange, placeInput } from './contract.ts';

const place = { name: 'Werk', land: 'BY' };
const companyDay = { day: '2026-12-28', name: 'Brückentag', kind: 'free' };
const shutdown = { name: 'Winter', from: '2026-12-24', to: '2026-12-31', type: 10 };

it.each<[string, z.ZodType, object, object]>([
  ['a place', placeInput, place, { ...place, extras: [] }],
  ['a place without more', placeInput, { ...place, extras: null }, { ...place, extras: [] }],
  [
    'a place with more',
    placeInput,
    { ...place, extras: ['augsburg', 'mariae', 'augsburg'] },
    { ...place, extras: ['augsburg', 'mariae'] },
  ],
  ['its change', placeChange, { ...place, version: 2 }, { ...place, extras: [], version: 2 }],
  ['a day of the company', companyDayInput, companyDay, { ...companyDay, place_id: null }],
  ['a day of a place', companyDayInput, { ...companyDay, place_id: 5 }, { ...companyDay, place_id: 5 }],
  [
    'its change',
    companyDayChange,
    { ...companyDay, version: 2 },
    { ...companyDay, place_id: null, version: 2 },
  ],
  ['a shutdown', shutdownInput, shutdown, { ...shutdown, place_id: null, shortage: 'skip' }],
  [
    'a shutdown of a place, below zero',
    shutdownInput,
    { ...shutdown, type: 60, place_id: 5, shortage: 'minus' },
    { ...shutdown, type: 60, place_id: 5, shortage: 'minus' },
  ],
  ['an answer', freeDayAnswer, { ids: [7], cancel: true }, { ids: [7], cancel: true }],
])('[HOL-04] [HOL-05] [HOL-11] %s is read', (_, schema, sent, read) => {
  expect(schema.parse(sent)).toEqual(read);
});

it.each<[string, z.ZodType, object, string]>([
  ['a place abroad', placeInput, { ...place, land: 'XX' }, 'land invalid_input'],
  ['odd extras', placeInput, { ...place, extras: ['odd'] }, 'extras 0 invalid_input'],
  ['extras that are no list', placeInput, { ...place, extras: 5 }, 'extras invalid_input'],
  [
    'more extras than there are',
    placeInput,
    { ...place, extras: Array(4).fill('augsburg') },
    'extras invalid_input',
  ],
  ['a day of an odd kind', companyDayInput, { ...companyDay, kind: 'long' }, 'kind invalid_input'],
  ['a shutdown of sickness', shutdownInput, { ...shutdown, type: 20 }, 'type invalid_input'],
  ['an odd shortage', shutdownInput, { ...shutdown, shortage: 'odd' }, 'shortage invalid_input'],
  ['an answer to nothing', freeDayAnswer, { ids: 7, cancel: true }, 'ids invalid_input'],
  ['no answer', freeDayAnswer, { ids: [7], cancel: 'ja' }, 'cancel invalid_input'],
])('[HOL-04] [HOL-05] [HOL-11] %s is refused', (_, schema, sent, fault) => {
  const { issues = [] } = schema.safeParse(sent).error ?? {};
  expect(issues.map(({ path, message }) => `${path.join(' ')} ${message}`)).toEqual([fault]);
});

it('[HOL-10] up to ten thousand days are answered at once', () => {
  const fits = (count: number) =>
    freeDayAnswer.safeParse({ ids: Array(count).fill(7), cancel: true }).success;
  expect([fits(10_000), fits(10_001)]).toEqual([true, false]);
});
