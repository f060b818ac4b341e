import type { Day } from '../../../time/day.ts';
import type { PayrollChoices } from '../contract.ts';
import {
  type AbsencePeriod,
  byNumber,
  decimal,
  type FileLine,
  numberOf,
  type PayrollFile,
  textOf,
} from './file.ts';

/*
 * DATEV LODAS, import of hours and days (PAY-03c): the records are described first, and each line of data names its record.
 * Source: published descriptions of the interface; nobody has tried it with the program itself.
 */

type Choices = Pick<
  PayrollChoices,
  | 'consultant'
  | 'client'
  | 'variant'
  | 'date_format'
  | 'pad'
  | 'number'
  | 'cost_centre'
  | 'absence_periods'
  | 'valid_from'
  | 'sick_cases'
>;

interface Values {
  period: string;
  number: string;
  line: FileLine;
}

type Columns = Readonly<Record<string, (values: Values) => string>>;

/** The columns by their names: head and data are made of the same table. */
interface Record_ {
  table: string;
  columns: Columns;
  holds: (line: FileLine) => boolean;
}

const wageType = ({ line }: Values) => String(line.wage_type.wage_type);
const quantity = ({ line }: Values) => decimal(line.hundredths);

function recordsOf({ variant, number, cost_centre }: Choices): Record_[] {
  const person = {
    [number === 'company' ? 'pnr_betriebliche#bwd' : 'pnr#bwd']: (values: Values) => values.number,
  };
  const period = { 'abrechnung_zeitraum#bwd': (values: Values) => values.period };
  const last: Columns = cost_centre ? { 'kostenstelle#bwd': ({ line }) => line.cost_centre ?? '' } : {};
  if (variant === 'standard') {
    const columns = {
      ...period,
      ...person,
      'la_eigene#bwd': wageType,
      'bs_nr#bwd': ({ line }: Values) => String(line.wage_type.key),
      'bs_wert_butab#bwd': quantity,
      ...last,
    };
    return [{ table: 'u_lod_bwd_buchung_standard', columns, holds: () => true }];
  }
  const apart = (table: string, column: string, unit: 'days' | 'hours'): Record_ => ({
    table,
    columns: { ...period, 'la_eigene#bwd': wageType, ...person, [column]: quantity, ...last },
    holds: ({ wage_type }) => wage_type.unit === unit,
  });
  return [
    apart('u_lod_bwd_buchung_tage', 'tage#bwd', 'days'),
    apart('u_lod_bwd_buchung_stunden', 'stunden#bwd', 'hours'),
  ];
}

type PeriodColumns = Readonly<Record<string, (period: AbsencePeriod) => string>>;

/** Periods of absences, by their columns as well (PAY-09). */
function periodColumns({ number, pad, date_format, sick_cases }: Choices): PeriodColumns {
  const date = (day: Day) => spelled(day, date_format);
  const flag = (holds: boolean) => (holds ? '1' : '0');
  const ofCase: PeriodColumns = {
    'kz_am_ersten_tag_gearb#psd': ({ sickness }) => (sickness ? flag(sickness.worked) : ''),
    'arbeitsunfaehig_ab#psd': ({ sickness }) => (sickness ? date(sickness.unable_from) : ''),
    'au_relevant_kz#psd': ({ sickness }) => (sickness ? flag(sickness.is_asked_for) : ''),
  };
  return {
    [number === 'company' ? 'pnr_betriebliche#psd' : 'pnr#psd']: ({ personnel_number }) =>
      numberOf(personnel_number, pad),
    'datum_von_ttmmjjjj#psd': ({ from }) => date(from),
    'datum_bis_ttmmjjjj#psd': ({ to }) => date(to),
    'grund_fehlzeiten#psd': ({ reason }) => reason,
    ...(sick_cases ? ofCase : {}),
  };
}

/** '01/11/2026' in the format of the head. */
function spelled(day: Day, format: Choices['date_format']): string {
  return format.replace('TT', day.slice(8)).replace('MM', day.slice(5, 7)).replace('JJJJ', day.slice(0, 4));
}

export function lodasFile(
  choices: Choices,
  month: string,
  lines: readonly FileLine[],
  periods: readonly AbsencePeriod[],
): PayrollFile {
  const { consultant, client, date_format, pad, number, absence_periods, valid_from } = choices;
  const date = (day: Day) => spelled(day, date_format);
  const records = recordsOf(choices);
  const absences = records.length + 1;
  const ofPeriod = periodColumns(choices);
  const head = [
    '[Allgemein]',
    'Ziel=LODAS',
    'Version_SST=1.0',
    `BeraterNr=${consultant}`,
    `MandantenNr=${client}`,
    'Feldtrennzeichen=;',
    'Zahlenkomma=,',
    `Datumsformat=${date_format}`,
    ...(absence_periods && valid_from ? [`StammdatenGueltigAb=${date(valid_from)}`] : []),
    ...(number === 'company' ? ['BetrieblichePNrVerwenden=Ja'] : []),
    '[Satzbeschreibung]',
    ...records.map(({ table, columns }, at) => `${at + 1};${table};${Object.keys(columns).join(';')};`),
    ...(absence_periods ? [`${absences};u_lod_psd_fehlzeiten;${Object.keys(ofPeriod).join(';')};`] : []),
  ];
  const period = date(`${month}-01`);
  const data = byNumber(lines).map((line) => {
    const at = records.findIndex(({ holds }) => holds(line));
    const values = { period, number: numberOf(line.personnel_number, pad), line };
    const cells = Object.values((records[at] as Record_).columns).map((cell) => cell(values));
    return `${at + 1};${cells.join(';')};`;
  });
  const away = periods.map((one) => {
    const cells = Object.values(ofPeriod).map((cell) => cell(one));
    return `${absences};${cells.join(';')};`;
  });
  const text = textOf([
    ...head,
    '[Bewegungsdaten]',
    ...data,
    ...(absence_periods ? ['[Stammdaten]', ...away] : []),
  ]);
  return { name: `lodas-${month}.txt`, text, encoding: 'windows-1252' };
}
