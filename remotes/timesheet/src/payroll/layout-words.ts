import type { LayoutField, PayrollLayout } from '@stundenbuch/domain/accounts/payroll/contract';

export const FIELD_WORDS: Readonly<Record<LayoutField, string>> = {
  personnel_number: 'Personalnummer',
  full_name: 'Name',
  first_name: 'Vorname',
  name: 'Nachname',
  year: 'Jahr',
  month: 'Monat',
  month_year: 'MM/JJJJ',
  first_day: 'erster Tag',
  last_day: 'letzter Tag',
  day: 'Tag',
  wage_type: 'Lohnart',
  source: 'Quelle',
  quantity: 'Menge',
  unit: 'Einheit',
  begin: 'Beginn',
  end: 'Ende',
  cost_centre: 'Kostenstelle',
  text: 'fester Text',
  empty: 'leeres Feld',
};

export const ROW_WORDS: Readonly<Record<PayrollLayout['rows'], string>> = {
  sums: 'eine je Person und Lohnart',
  days: 'eine je Tag',
  intervals: 'eine je Arbeitszeit mit Beginn und Ende',
};

export const SEPARATOR_WORDS: Readonly<Record<PayrollLayout['separator'], string>> = {
  ';': 'Semikolon',
  ',': 'Komma',
  '\t': 'Tabulator',
};

export const ENCODING_WORDS: Readonly<Record<PayrollLayout['encoding'], string>> = {
  'windows-1252': 'Windows-1252',
  'utf-8': 'UTF-8',
  'utf-8-bom': 'UTF-8 mit BOM',
};

export const ORDER_WORDS: Readonly<Record<PayrollLayout['order'], string>> = {
  number: 'Personalnummer',
  name: 'Name',
  day: 'Tag',
};
