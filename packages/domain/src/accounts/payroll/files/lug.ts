import type { Day } from '../../../time/day.ts';
import { formatAnyDay } from '../../../time/format.ts';
import type { PayrollChoices } from '../contract.ts';
import { byNumber, decimal, type FileLine, monthSlash, numberOf, type PayrollFile, textOf } from './file.ts';

/*
 * DATEV Lohn und Gehalt (PAY-04c): a line that says whose, then eleven fields a line. A sum of the month stands in 'Wert'; an
 * absence with its own key has a line for each day. The .ini tells the tax office's program which field is which.
 */

type Choices = Pick<PayrollChoices, 'consultant' | 'client' | 'pad' | 'day_format' | 'cost_centre'>;

const FIELD_NAMES = [
  'Personalnummer',
  'Kalendertag',
  'Ausfallschlüssel',
  'Lohnartennummer',
  'Stundenanzahl',
  'Tagesanzahl',
  'Wert',
  'Abweichender Faktor',
  'Abweichende Lohnveränderung',
  'Kostenstelle',
  'Kostenträger',
] as const;

type Cells = Partial<Record<(typeof FIELD_NAMES)[number], string>>;

const row = (cells: Cells): string => FIELD_NAMES.map((name) => cells[name] ?? '').join(';');

export function lugFiles(choices: Choices, month: string, lines: readonly FileLine[]): PayrollFile[] {
  const { consultant, client } = choices;
  const rows = byNumber(lines).flatMap((line) => rowsOf(choices, line));
  const text = textOf([`${consultant};${client};${monthSlash(month)}`, ...rows]);
  return [
    { name: `lug-${month}.txt`, text, encoding: 'windows-1252' },
    { name: 'lug.ini', text: iniOf(choices), encoding: 'windows-1252' },
  ];
}

function rowsOf({ pad, day_format, cost_centre }: Choices, line: FileLine): string[] {
  const { wage_type, absence_key, unit } = line.wage_type;
  const Personalnummer = numberOf(line.personnel_number, pad);
  const common: Cells = {
    Personalnummer,
    ...(wage_type !== null && { Lohnartennummer: String(wage_type) }),
    ...(cost_centre && line.cost_centre !== null && { Kostenstelle: line.cost_centre }),
  };
  if (absence_key === null) return [row({ ...common, Wert: decimal(line.hundredths) })];
  const amount = unit === 'hours' ? 'Stundenanzahl' : 'Tagesanzahl';
  return line.days.map(({ day, hundredths }) =>
    row({
      ...common,
      Kalendertag: spelled(day, day_format),
      Ausfallschlüssel: absence_key,
      [amount]: decimal(hundredths),
    }),
  );
}

const spelled = (day: Day, format: Choices['day_format']): string =>
  format === 'T' ? String(Number(day.slice(8))) : formatAnyDay(day);

function iniOf({ day_format }: Choices): string {
  return textOf([
    '[Allgemein]',
    `Feldanzahl=${FIELD_NAMES.length}`,
    'Feldtrennzeichen=Strichpunkt',
    'Satztrennzeichen=Enter/Return',
    'Zahlenkomma=,',
    `Datumstrennzeichen=${day_format === 'T' ? '/' : '.'}`,
    '[Feldinhalt]',
    ...FIELD_NAMES.map((name, at) => `Feld${at + 1}=${name}`),
  ]);
}
