import { expect, it } from 'vitest';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';

it('[AUD-07] a line for a German spreadsheet, in which no text is computed', () => {
  expect(csvLine(['Größöß', '-1,50', '08.11.2026', ''])).toBe('Größöß;-1,50;08.11.2026;\r\n');
  expect(csvLine(['=1+1', '-SUMME(A1)', '+49 89', '@x', '\tx'])).toBe(
    `'=1+1;'-SUMME(A1);'+49 89;'@x;'\tx\r\n`,
  );
  expect(csvLine(['-15', '+3,5', 'Müller-Lüdenscheid', 'a@b.de'])).toBe(
    '-15;+3,5;Müller-Lüdenscheid;a@b.de\r\n',
  );
  expect(csvLine(['-1,5,', '-15 h', '-1x'])).toBe("'-1,5,;'-15 h;'-1x\r\n");
  expect(BYTE_ORDER_MARK).toBe('\ufeff');
  expect(csvLine(['a;b', 'sagt "ja"', 'zwei\nZeilen'])).toBe('"a;b";"sagt ""ja""";"zwei Zeilen"\r\n');
  for (const sign of ['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])
    expect(csvLine([`zwei${sign}Zeilen`])).toBe('"zwei Zeilen"\r\n');
});
