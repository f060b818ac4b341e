import { expect, it } from 'vitest';
import { correctionInput, deletionInput, noFields, readCorrectionsInput } from './contract.ts';
import { correctorRefusal } from './rules.ts';

const correction = { user: 7, reason: 'abc' };

it.each([
  [{ reason: undefined }, 'reason correction_reason'],
  [{ reason: 5 }, 'reason correction_reason'],
  [{ reason: ' ab ' }, 'reason correction_reason'],
  [{ reason: 'x'.repeat(256) }, 'reason text_too_long'],
  [{ user: 0 }, 'user invalid_input'],
  [{ any_month: 'ja' }, 'any_month invalid_input'],
])('[OFC-02] a correction with %j is refused: %s', (change, fault) => {
  const { issues = [] } = correctionInput.safeParse({ ...correction, ...change }).error ?? {};
  expect(issues.map(({ path, message }) => `${path} ${message}`)).toEqual([fault]);
});

it('[OFC-02] who deletes sends nothing, or a correction', () => {
  expect(deletionInput.parse({})).toEqual({});
  expect(deletionInput.parse(correction)).toMatchObject(correction);
  expect(noFields.parse(undefined)).toBeUndefined();
  expect(noFields.parse({ odd: 1 })).toEqual({});
});

it.each([
  [[1, Number.MAX_SAFE_INTEGER], []],
  [Array(1000).fill(1), []],
  [Array(1001).fill(1), ['ids invalid_input']],
  [[], ['ids fields_missing']],
  [undefined, ['ids fields_missing']],
  ['1', ['ids invalid_input']],
])('[OFC-06] the ids of what was read', (ids, faults) => {
  const { issues = [] } = readCorrectionsInput.safeParse({ ids }).error ?? {};
  expect(issues.map(({ path, message }) => `${path} ${message}`)).toEqual(faults);
});

it.each([0, 1.5, null, Number.MAX_SAFE_INTEGER + 1])('[OFC-06] %s is no id', (id) => {
  expect(readCorrectionsInput.safeParse({ ids: [id] }).error?.issues[0]?.path).toEqual(['ids', 0]);
});

it('[OFC-05] the refusal is shown at the person', () => {
  const facts = { isOwn: true, hasOtherAdmins: true, isReader: false };
  expect(correctorRefusal(facts)?.field).toBe('user');
  expect(correctorRefusal({ ...facts, isReader: true })?.field).toBe('user');
});
