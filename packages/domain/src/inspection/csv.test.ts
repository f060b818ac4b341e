import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('[AUD-07] a line for a German spreadsheet, in which no text is computed', () => {
  expect(csvLine(['Größöß', '-1,50', '08.11.2026', ''])).toBe('Größöß;-1,50;08.11.2026;\r\n');
  expect(csvLine(['=1+1', '-SUMME(A1)', '+49 89', '@x', '\tx'])).toBe(
    `'=1+1;'-SUMME(A1);'+49 89;'@x;'\tx\r\n`,
  );
  expect(csvLine(['a;b', 'sagt "ja"', 'zwei\nZeilen'])).toBe('"a;b";"sagt ""ja""";"zwei Zeilen"\r\n');
});
