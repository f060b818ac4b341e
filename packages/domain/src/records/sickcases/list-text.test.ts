import { expect, it } from 'vitest';
import type { SickCaseRecord } from './contract.ts';
import { copiedList, openHint, payWord, waitingWord } from './list-text.ts';

const one: SickCaseRecord = {
  user: 7,
  first_name: 'Anna\tMaria',
  name: 'Berger',
  first: '2026-11-09',
  last: '2026-11-13',
  personnel_number: '1001',
  insurance: 'statutory',
  follow: false,
  days: ['2026-11-09', '2026-11-13'],
  worked_first_day: false,
  worked: null,
  established_on: null,
  certified_until: null,
  certificate: null,
  requested_on: null,
  remark: 'Vertretung ist informiert',
  due: '2026-11-12',
  pay_ends: '2026-12-20',
  waits_until: null,
  version: 0,
  changed_by: null,
  changed_at: null,
};

it('[SICK-03] the copied list has a line a certificate with what a payroll program asks for, and no remark', () => {
  const other = { ...one, personnel_number: null, insurance: null, follow: true, due: null };
  expect(copiedList([one, other])).toBe(
    [
      'Personalnummer\tName\tBeginn\tBis\tArt\tVersichert\tNachweis',
      '1001\tAnna Maria Berger\t09.11.2026\t13.11.2026\tErstbescheinigung\tgesetzlich\tfällig ab 12.11.2026',
      '\tAnna Maria Berger\t09.11.2026\t13.11.2026\tFolgebescheinigung\t\tnicht nötig',
    ].join('\n'),
  );
});

it('[SICK-03] the hint says when it may be asked for again, and that private certificates come on paper', () => {
  expect(openHint(one, '2026-11-30')).toBeNull();
  expect(openHint({ ...one, insurance: 'private' }, '2026-11-30')).toMatch(/auf Papier/);
  const asked: SickCaseRecord = { ...one, certificate: 'requested', requested_on: '2026-11-16' };
  expect(openHint(asked, '2026-11-29')).toBeNull();
  expect(openHint(asked, '2026-11-30')).toMatch(/Nachweis liegt nicht vor/);
});

it('[SICK-04] the end of six weeks and the waiting time are said without guarantee', () => {
  expect(payWord(one)).toBe(
    'Lohnfortzahlung endet am 20.12.2026 (ohne Gewähr, gleiche Krankheit nicht geprüft)',
  );
  expect(waitingWord('2026-11-15')).toMatch(/^Wartezeit bis 15\.11\.2026.*ohne Gewähr/);
});
