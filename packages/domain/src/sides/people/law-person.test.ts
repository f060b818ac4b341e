import { expect, it } from 'vitest';
import { lawFacts } from './law-facts.ts';
import { birthDateRefusal, lawPersonInput, mayReadBirthDate, seenChange } from './law-person.ts';

const TODAY = '2026-11-20';

it.each([
  ['1899-12-31', 'birth_date_range'],
  ['1900-01-01', undefined],
  ['2008-02-29', undefined],
  [TODAY, undefined],
  ['2026-11-21', 'birth_date_range'],
  [null, undefined],
])('[LAW-10] a date of birth is not in the future and not before 1900: %s', (birth_date, code) => {
  const refusal = birthDateRefusal(birth_date, TODAY);
  expect(refusal?.code).toBe(code);
  if (refusal) expect(refusal).toMatchObject({ status: 400, field: 'birth_date' });
});

it.each([
  [{}, {}],
  [
    { birth_date: '', milog: true },
    { birth_date: null, milog: true },
  ],
  [{ birth_date: '2009-02-29' }, null],
  [{ birth_date: 20090220 }, null],
  [{ milog: 'ja' }, null],
])('[LAW-10] [LAW-13] the fields %j are read as %j', (given, read) => {
  expect(lawPersonInput.safeParse(given).data ?? null).toEqual(read);
});

it.each([
  [{ birth_date: '2009-02-29' }, 'birth_date'],
  [{ birth_date: 20090220 }, 'birth_date'],
  [{ milog: 'ja' }, 'milog'],
])('[LAW-10] [LAW-13] %j is refused with a code at its field', (given, field) => {
  expect(lawPersonInput.safeParse(given).error?.issues).toMatchObject([
    { message: 'invalid_input', path: [field] },
  ]);
});

it.each([
  [{ id: 7, role: 'employee' }, true],
  [{ id: 8, role: 'employee' }, false],
  [{ id: 8, role: 'reader' }, false],
  [{ id: 8, role: 'admin' }, true],
  [{ id: 8, role: 'employee', globalAdmin: true }, true],
] as const)('[LAW-10] %j reads the date of birth of person 7: %s', (who, allowed) => {
  expect(mayReadBirthDate({ globalAdmin: false, flags: [], ...who }, 7)).toBe(allowed);
});

it('[LAW-10] [LAW-13] is shown in words, and not at all where nothing is known', () => {
  expect(lawFacts({})).toEqual([]);
  expect(lawFacts({ birth_date: null, milog: false })).toEqual([]);
  expect(lawFacts({ birth_date: '2009-04-20', milog: true })).toEqual([
    ['Geburtsdatum', '20.04.2009'],
    ['Aufzeichnung', 'spätestens am siebten Tag (§ 17 MiLoG)'],
  ]);
});

it('[LAW-10] [AUD-06] a reader of the log does not see it there either', () => {
  const change = {
    person: 7,
    before: { birth_date: null, milog: false },
    after: { birth_date: '2009-04-20' },
  };
  const by = (id: number, role: 'admin' | 'reader' | 'employee') =>
    seenChange({ id, role, globalAdmin: false, flags: [] }, change);
  expect(by(8, 'reader')).toEqual({ person: 7, before: { milog: false }, after: {} });
  expect(by(8, 'admin')).toEqual(change);
  expect(by(7, 'employee')).toEqual(change);
  const reader = { id: 8, role: 'reader', globalAdmin: false, flags: [] } as const;
  expect(seenChange(reader, { ...change, before: null })).toEqual({ person: 7, before: null, after: {} });
  expect(seenChange(reader, { ...change, person: null })).toEqual({ ...change, person: null });
});
