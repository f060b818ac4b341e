import { formatDay, formatMoment } from '../../time/format.ts';
import type { Change } from '../log/contract.ts';
import { fieldsOf } from '../log/shown.ts';
import { TABLES } from '../log/words.ts';
import type { Content, PersonExport } from './contract.ts';
import { MENTIONS, namedTable, PERSONAL_TABLES } from './personal-tables.ts';
import { OTHER, SELF } from './third-persons.ts';

/** A worksheet of the file, all cells as people read them. */
interface PersonWorksheet {
  name: string;
  columns: { title: string; value: (row: Line) => string }[];
  rows: Line[];
}

type Op = Change['op'];
type Table = keyof typeof PERSONAL_TABLES;
type Names = PersonExport['names'];
type Line = Map<string, string>;

const WHO = { [SELF]: 'selbst', [OTHER]: 'jemand anders' };
const MADE_AT = 'Angelegt am';

/** What columns are called that the log does not tell. */
const WORDS: Readonly<Record<string, string>> = {
  about: 'Worum es geht',
  acting_for: 'Anstelle von',
  active: 'Zugang aktiv',
  actor_id: 'Von',
  address: 'Adresse',
  agent: 'Gerät',
  scopes: 'Darf',
  token_name: 'Schlüssel',
  answered_at: 'Beantwortet am',
  app: 'In der App',
  at: 'Am',
  begins: 'Beginn',
  booking_text: 'Beschreibung',
  certificate: 'Nachweis',
  certified_until: 'Bescheinigt bis',
  change_id: 'Änderung (Nr.)',
  changed_at: 'Geändert am',
  changed_by: 'Geändert von',
  client_id: 'Kennung des Geräts',
  confirmed_at: 'Bestätigt am',
  count: 'Anzahl',
  day: 'Tag',
  days: 'Tage',
  due: 'Fällig am',
  email: 'E-Mail',
  established_on: 'Festgestellt am',
  expires_at: 'Gültig bis',
  factor_from: 'Zweiter Faktor ab',
  features: 'Funktionen',
  finished_at: 'Erledigt am',
  first_at: 'Zuerst am',
  first_day: 'Erster Tag',
  first_name: 'Vorname',
  for_user: 'Für wen',
  has_factor: 'Zweiter Faktor',
  hour: 'Stunde',
  hours: 'Stunden',
  hundredths: 'Menge in Hundertsteln',
  insurance: 'Krankenkasse',
  kind: 'Art',
  last_at: 'Zuletzt am',
  last_day: 'Letzter Tag',
  mail: 'Per Mail',
  month: 'Monat',
  name: 'Name',
  op: 'Vorgang',
  origin: 'Monat',
  permission: 'Module',
  position: 'Platz',
  project_id: 'Projekt',
  started_at: 'Begonnen am',
  stopped_at: 'Angehalten am',
  person_id: 'Person',
  proved_at: 'Bestätigt am',
  read_at: 'Gelesen am',
  reason: 'Grund',
  remark: 'Bemerkung',
  requested_on: 'Angefordert am',
  role: 'Rolle',
  run_id: 'Datei (Nr.)',
  seen_at: 'Zuletzt aktiv',
  sha256: 'Prüfsumme',
  source: 'Quelle',
  state: 'Zustand',
  table_name: 'Tabelle',
  tap: 'Stempelung',
  times: 'Anzahl',
  tries: 'Versuche',
  unit: 'Einheit',
  used_at: 'Zuletzt benutzt',
  wage_type: 'Lohnart',
  what: 'Was sich geändert hat',
  worked: 'Gearbeitet',
};

/** The tables in which something stands, in the words of the screens. */
export function worksheetsOf({ tables, names }: PersonExport): PersonWorksheet[] {
  return (Object.keys(PERSONAL_TABLES) as Table[]).flatMap((table) => {
    const lines = (tables[table] ?? []).map((row) => lineOf(table, row, names));
    const titles = [...new Set(lines.flatMap((line) => [...line.keys()]))];
    if (titles.length === 0) return [];
    const columns = titles.map((title) => ({ title, value: (line: Line) => line.get(title) ?? '' }));
    return [{ name: PERSONAL_TABLES[table].title, columns, rows: lines }];
  });
}

function lineOf(table: Table, row: Content, names: Names): Line {
  const { data: _, ...plain } = row;
  // The sheet itself is in the file as data, and on paper.
  const content: Content = table === 'month_sheets' ? plain : row;
  if (table === 'changes') return changeLine(content, names);
  const line: Line = new Map();
  for (const { key, label, after } of told(table, 'I', null, content, names)) {
    const isKnown = label !== key;
    line.set(isKnown ? label : (WORDS[key] ?? key), isKnown ? after : textOf(content[key], WHO));
  }
  if (typeof row.created_at === 'string') line.set(MADE_AT, formatMoment(row.created_at));
  return line;
}

/** A change is told as the log tells it. */
function changeLine(row: Content, names: Names): Line {
  const { table_name, op, before, after } = row;
  const table = String(table_name);
  const fields = told(table, op as Op, before as Content | null, after as Content | null, names);
  const what = fields.map((field) => `${field.label}: ${field.before} → ${field.after}`).join('; ');
  return new Map([
    [WORDS.at as string, textOf(row.at, WHO)],
    [WORDS.table_name as string, TABLES[table]?.title ?? table],
    [WORDS.actor_id as string, textOf(row.actor_id, WHO)],
    [WORDS.reason as string, textOf(row.reason, WHO)],
    [WORDS.what as string, what],
  ]);
}

function told(table: string, op: Op, before: Content | null, after: Content | null, names: Names) {
  const columns = Object.keys({ ...before, ...after });
  const ofColumns = columns.map((column) => {
    const known = MENTIONS.includes(column) ? WHO : names[namedTable(table, column) ?? ''];
    return [column, known ?? {}];
  });
  return fieldsOf({ table, op, before, after, names: Object.fromEntries(ofColumns) });
}

function textOf(value: unknown, words: Readonly<Record<string, string>>): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatMoment(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDay(text) : (words[text] ?? text);
}
