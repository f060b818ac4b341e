import { expect, it } from 'vitest';
import type { z } from 'zod';
import { absenceChangeInput, absenceRequestInput, sicknessInput, wholeDaysInput } from './contract.ts';

const request = { project: 10, day: '2026-11-24' };
const correction = { user: 7, reason: 'Auf Zuruf geändert' };

const NOTHING_SAID = {
  ...{ half: null, from_noon: false, to_noon: false, note: null },
  ...{ kind_id: null, away_minutes: null, substitute: null },
};

it.each<[string, z.ZodType, unknown, unknown]>([
  ['a whole day', absenceRequestInput, request, { ...request, ...NOTHING_SAID, end: null }],
  [
    'a morning with a note',
    absenceRequestInput,
    { ...request, half: 'first', note: ' Arzt ' },
    {
      ...{ ...request, ...NOTHING_SAID },
      ...{ end: null, half: 'first', note: 'Arzt' },
    },
  ],
  [
    'a half where nobody has halves',
    wholeDaysInput,
    { ...request, half: 'odd' },
    { ...request, end: null, note: null, substitute: null },
  ],
  [
    'a change',
    absenceChangeInput,
    { ...correction, ...request, half: 'second', note: 'x' },
    { ...correction, ...request, half: 'second', kind_id: null, away_minutes: null, any_month: false },
  ],
  [
    'a change to a whole day',
    absenceChangeInput,
    { ...correction, ...request },
    { ...correction, ...request, half: null, kind_id: null, away_minutes: null, any_month: false },
  ],
  [
    'sickness',
    sicknessInput,
    { ...correction, day: '2026-11-16', end: '2026-11-20' },
    { ...correction, day: '2026-11-16', end: '2026-11-20', certificate: null, any_month: false },
  ],
])('[LED-16] [LED-17] %s is read', (_, schema, sent, read) => {
  expect(schema.parse(sent)).toEqual(read);
});

it.each<[string, z.ZodType, object, string]>([
  ['an odd half', absenceRequestInput, { ...request, half: 'third' }, 'half invalid_input'],
  ['no hours', absenceRequestInput, { ...request, away_minutes: 0 }, 'away_minutes absence_minutes'],
  ['half a minute', absenceRequestInput, { ...request, away_minutes: 0.5 }, 'away_minutes absence_minutes'],
  [
    'more than a day',
    absenceRequestInput,
    { ...request, away_minutes: 1441 },
    'away_minutes absence_minutes',
  ],
  ['a long note', absenceRequestInput, { ...request, note: 'x'.repeat(256) }, 'note text_too_long'],
  ['a change to no day', absenceChangeInput, { ...correction, project: 10 }, 'day fields_missing'],
  ['a change to nothing', absenceChangeInput, { ...correction, day: '2026-11-24' }, 'project fields_missing'],
  ['sickness without an end', sicknessInput, { ...correction, day: '2026-11-16' }, 'end fields_missing'],
  ['sickness without a begin', sicknessInput, { ...correction, end: '2026-11-16' }, 'day fields_missing'],
])('[LED-16] [LED-17] %s is refused', (_, schema, sent, fault) => {
  const { issues = [] } = schema.safeParse(sent).error ?? {};
  expect(issues.map(({ path, message }) => `${path} ${message}`)).toEqual([fault]);
});
