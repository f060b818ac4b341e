import { byNumber, decimal, type FileLine, numberOf, type PayrollFile, textOf } from './file.ts';

/** Lexware (PAY-07): year; month; number; wage type; value; rate; currency. The rate is Lexware's own. */
export function lexwareFile(month: string, lines: readonly FileLine[]): PayrollFile {
  const [year, ofYear] = month.split('-');
  const rows = byNumber(lines).map(({ personnel_number, wage_type, hundredths }) =>
    [year, ofYear, numberOf(personnel_number), wage_type.wage_type, decimal(hundredths), '', 'EUR'].join(';'),
  );
  return { name: `lexware-${month}.csv`, text: textOf(rows), encoding: 'windows-1252' };
}
