import { expect, it } from 'vitest';
import type { z } from 'zod';
import { isMonth } from '../../time/format.ts';
import {
  closeInput,
  confirmInput,
  correctionAnswerInput,
  correctionRequestInput,
  reopenInput,
} from './contract.ts';

const month = '2026-11';
const wish = { start_time: '08:00', end_time: '16:30', break: 0.5 };
const request = { day: '2026-11-18', wish, reason: 'Kunde rief an' };

it('[MON-02] a month is a year of this century and one of twelve', () => {
  const odd = ['2026-00', '2026-13', '1999-12', '2026-1', '2026-11-01', 'x2026-11', ''];
  expect(odd.filter(isMonth)).toEqual([]);
  expect(['2000-01', '2026-09', '2026-10', '2099-12'].every(isMonth)).toBe(true);
});

it.each<[string, z.ZodType, unknown, unknown]>([
  ['a confirmation', confirmInput, { month }, { month }],
  ['a closing', closeInput, { month, users: [7] }, { month, users: [7], reason: null }],
  [
    'one with a reason',
    closeInput,
    { month, users: Array(1000).fill(7), reason: ' krank ' },
    { month, users: Array(1000).fill(7), reason: 'krank' },
  ],
  [
    'an opening',
    reopenInput,
    { user: 7, month, reason: 'x'.repeat(255) },
    { user: 7, month, reason: 'x'.repeat(255) },
  ],
  ['a wish', correctionRequestInput, request, request],
  ['a wish for nothing', correctionRequestInput, { ...request, wish: null }, { ...request, wish: null }],
  [
    'a wish for an absence',
    correctionRequestInput,
    { day: request.day, absence: { entry: null, wish: { project: 20 } }, reason: request.reason },
    {
      day: request.day,
      absence: {
        entry: null,
        wish: {
          ...{ project: 20, end: null, half: null, from_noon: false, to_noon: false },
          ...{ kind_id: null, away_minutes: null, from: null },
        },
        more: [],
      },
      reason: request.reason,
    },
  ],
  [
    'a wish for an absence less',
    correctionRequestInput,
    { day: request.day, absence: { entry: 7, wish: null }, reason: request.reason },
    { day: request.day, absence: { entry: 7, more: [], wish: null }, reason: request.reason },
  ],
  ['an answer', correctionAnswerInput, { accept: true }, { accept: true, answer: null }],
  [
    'one in words',
    correctionAnswerInput,
    { accept: false, answer: ' nein ' },
    { accept: false, answer: 'nein' },
  ],
  [
    'one without words',
    correctionAnswerInput,
    { accept: false, answer: ' ' },
    { accept: false, answer: null },
  ],
])('[MON-02] [MON-03] [MON-04] %s is read', (_, schema, sent, read) => {
  expect(schema.parse(sent)).toEqual(read);
});

it.each<[string, z.ZodType, unknown, string]>([
  ['no month', confirmInput, {}, 'month fields_missing'],
  ['an odd month', confirmInput, { month: '2026-13' }, 'month invalid_input'],
  ['nobody', closeInput, { month, users: [] }, 'users fields_missing'],
  ['no list', closeInput, { month }, 'users fields_missing'],
  ['too many', closeInput, { month, users: Array(1001).fill(7) }, 'users invalid_input'],
  ['four characters', closeInput, { month, users: [7], reason: ' müde ' }, 'reason month_reason'],
  ['an opening without a reason', reopenInput, { user: 7, month }, 'reason month_reason'],
  ['a novel', reopenInput, { user: 7, month, reason: 'x'.repeat(256) }, 'reason text_too_long'],
  [
    'a wish without a break',
    correctionRequestInput,
    { ...request, wish: { ...wish, break: -1 } },
    'wish,break working_time_hours',
  ],
  ['no answer', correctionAnswerInput, {}, 'accept fields_missing'],
  ['a long answer', correctionAnswerInput, { accept: true, answer: 'x'.repeat(256) }, 'answer text_too_long'],
])('[MON-02] [MON-03] [MON-04] %s is refused', (_, schema, sent, fault) => {
  const { issues = [] } = schema.safeParse(sent).error ?? {};
  expect(issues.map(({ path, message }) => `${path} ${message}`)).toEqual([fault]);
});
