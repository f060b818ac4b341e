import { expect, it } from 'vitest';
import { overtimeMonth, timePostingInput, timeReversalInput } from './contract.ts';

const posting = { user: 7, day: '2026-11-18', minutes: 60, kind: 'correction', text: 'Grund' };

it.each([
  [{}, {}],
  [{ minutes: 60_000, text: ' Inventur ' }, { text: 'Inventur' }],
  [{ minutes: -60_000, text: 'abc' }, {}],
  [{ text: 'x'.repeat(255) }, {}],
])('[OVT-04] a posting with %j is read', (change, read) => {
  expect(timePostingInput.parse({ ...posting, ...change })).toEqual({ ...posting, ...change, ...read });
});

it.each([
  [{ minutes: 60_001 }, 'minutes overtime_minutes'],
  [{ minutes: -60_001 }, 'minutes overtime_minutes'],
  [{ minutes: 0.5 }, 'minutes overtime_minutes'],
  [{ minutes: null }, 'minutes fields_missing'],
  [{ kind: 'gift' }, 'kind invalid_input'],
  [{ kind: null }, 'kind fields_missing'],
  [{ text: 'ab ' }, 'text overtime_text'],
  [{ text: null }, 'text overtime_text'],
  [{ text: 'x'.repeat(256) }, 'text text_too_long'],
])('[OVT-04] a posting with %j is refused: %s', (change, fault) => {
  const { issues = [] } = timePostingInput.safeParse({ ...posting, ...change }).error ?? {};
  expect(issues.map(({ path, message }) => `${path} ${message}`)).toEqual([fault]);
});

it('[OVT-04] a reversal has a reason as well', () => {
  expect(timeReversalInput.parse({ text: 'Irrtum' })).toEqual({ text: 'Irrtum' });
  expect(timeReversalInput.safeParse({}).error?.issues[0]?.message).toBe('overtime_text');
});

it('[START-02] a day says of itself only that it is not recorded', () => {
  const figures = { target: 0, worked: 0, credited: 0, difference: 0, balance: 0 };
  const day = { day: '2026-11-02', ...figures, counts: true, reasons: [] };
  const isAnswer = (more: object) => overtimeMonth.shape.days.safeParse([{ ...day, ...more }]).success;
  expect([{}, { recorded: false }, { recorded: true }].map(isAnswer)).toEqual([true, true, false]);
});
