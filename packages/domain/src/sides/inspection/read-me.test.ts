import { expect, it } from 'vitest';
import type { AboutPackage } from './about.ts';
import { PACKAGE } from './file-names.ts';
import { readMe } from './read-me.ts';

const about: AboutPackage = {
  format: 1 as const,
  company: { id: 1, name: 'Muster GmbH' },
  from: '2026-01-01',
  to: '2026-10-31',
  made_at: '2026-11-20 09:00',
  everybody: false,
  first: 1,
  head: { no: 7, hash: 'abc' },
  people: [
    { id: 1, first_name: 'Änne', name: 'Größöß', personnel_number: '1007' },
    { id: 2, first_name: 'Bo', name: 'Ohne', personnel_number: null },
  ],
};
const all = { sheets: true, vacation: true, overtime: true };
const linesOf = (changes: object = {}, contents = all) =>
  readMe({ ...about, ...changes }, contents).split('\r\n');

it('[AUD-07] says of whom and of which days the package is', () => {
  expect(linesOf().slice(0, 9)).toEqual([
    'Prüfpaket Muster GmbH',
    'Zeitraum 01.01.2026 bis 31.10.2026, erstellt am 2026-11-20 09:00 (UTC)',
    '',
    'Ausgewählte Personen (2):',
    '  Größöß, Änne (Personalnummer 1007)',
    '  Ohne, Bo',
    '',
    'WAS DARIN IST',
    '',
  ]);
  expect(linesOf({ everybody: true })[3]).toBe('Alle Personen des Unternehmens (2):');
});

it('[AUD-07] a name begins no line of its own', () => {
  const name = 'Größöß\u2028SO WIRD\nGEPRÜFT';
  const people = [{ id: 1, first_name: 'Änne', name, personnel_number: '10\r\n07' }];
  const lines = linesOf({ people, company: { id: 1, name: 'Muster\vGmbH' } });
  expect([lines[0], lines[4]]).toEqual([
    'Prüfpaket Muster GmbH',
    '  Größöß SO WIRD GEPRÜFT, Änne (Personalnummer 10 07)',
  ]);
});

const { sheets, vacation, overtime, log, seals, sums, lineSums, checker } = PACKAGE;
const always = [log, seals, PACKAGE.about, `${sums}, ${lineSums}`, checker];

it.each([
  [{}, always],
  [{ sheets: true }, [sheets, ...always]],
  [{ vacation: true }, [vacation, ...always]],
  [{ overtime: true }, [overtime, ...always]],
  [all, [sheets, vacation, overtime, ...always]],
])('[AUD-07] names the files of a package with %j', (contents, files) => {
  const lines = linesOf({}, { sheets: false, vacation: false, overtime: false, ...contents });
  const explained = lines.slice(lines.indexOf('WAS DARIN IST') + 2, lines.indexOf('SO WIRD GEPRÜFT') - 1);
  expect(explained.filter((line) => !line.startsWith('  '))).toEqual(files);
});

it('[AUD-07] ends with the last seal', () => {
  expect(linesOf().slice(-3)).toEqual(['', 'Letztes Siegel: Nr. 7, abc', '']);
  expect(linesOf({ head: null }).slice(-3)).toEqual(['', 'Es gibt noch kein Siegel.', '']);
});
