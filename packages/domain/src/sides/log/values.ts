import { FLAG_WORDS, flagsOf } from '../../access/flags.ts';
import { ROLE_WORDS, roleOf } from '../../access/roles.ts';
import type { LawCode } from '../../accounts/law/codes.ts';
import { LAW_WORDS } from '../../accounts/law/words.ts';
import { type PostingKind, TIME_POSTING_LABELS } from '../../accounts/overtime/postings.ts';
import { signedHours } from '../../accounts/overtime/words.ts';
import { expiryLabel } from '../../accounts/vacation/expiry-options.ts';
import { POSTING_LABELS, type StoredKind } from '../../accounts/vacation/posting.ts';
import { ABSENCE_STATUS_LABELS } from '../../records/entries/status.ts';
import { typeLabel } from '../../records/entries/type-codes.ts';
import { formatAnyDay, formatDay, formatHours, formatMoment, formatNumber } from '../../time/format.ts';
import { EXTRAS, type Extra, LAENDER, type Land } from '../../time/laender.ts';
import { monthName } from '../../time/month-names.ts';
import { timeOf } from '../../time/time.ts';
import {
  MONTH_STATE_WORDS,
  type MonthState,
  WISH_STATE_WORDS,
  type WishState,
} from '../../workflows/month/states.ts';
import { timesWord } from '../../workflows/month/times-word.ts';
import { noticeWord } from '../notices/kinds.ts';

/** What features are called on the screen, by their names. */
export type FeatureWords = Readonly<Record<string, string>>;

const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

/** How a value reads, by its kind: as the screens show it elsewhere. */
export const READ = {
  text: String,
  number: (value: unknown) => formatNumber(Number(value)),
  hours: (value: unknown) => formatHours(Number(value)),
  minutes: (value: unknown) => `${value} min`,
  time: (value: unknown) => timeOf(Number(value)),
  day: (value: unknown) => formatDay(String(value)),
  birth: (value: unknown) => formatAnyDay(String(value)),
  moment: (value: unknown) => formatMoment(String(value)),
  yes: (value: unknown) => (value ? 'ja' : 'nein'),
  notice: (value: unknown) => noticeWord(String(value)),
  code: (value: unknown) => typeLabel(Number(value)) ?? String(value),
  status: (value: unknown) => ABSENCE_STATUS_LABELS[Number(value)] ?? String(value),
  role: (value: unknown) => ROLE_WORDS[roleOf(Number(value))],
  weekdays: (value: unknown) => WEEKDAYS.filter((_, i) => String(value)[i] === '1').join(', '),
  week: (value: unknown) =>
    (value as readonly number[])
      .flatMap((minutes, i) => (minutes > 0 ? [`${WEEKDAYS[i]} ${timeOf(minutes)}`] : []))
      .join(', '),
  flags: (value: unknown) =>
    flagsOf(String(value))
      .map((flag) => FLAG_WORDS[flag])
      .join(', '),
  features: (value: unknown, words: FeatureWords) =>
    (value as readonly string[]).map((name) => words[name] ?? name).join(', '),
  feature: (value: unknown, words: FeatureWords) => words[String(value)] ?? String(value),
  land: (value: unknown) => LAENDER[value as Land] ?? String(value),
  extras: (value: unknown) =>
    (value as readonly Extra[]).map((extra) => EXTRAS[extra]?.label ?? extra).join(', '),
  free: (value: unknown) => (value === 'half' ? 'halber Tag' : 'frei'),
  shortage: (value: unknown) => (value === 'minus' ? 'ins Minus buchen' : 'auslassen'),
  posting: (value: unknown) => POSTING_LABELS[value as StoredKind] ?? String(value),
  channel: (value: unknown) => (value === 'paper' ? 'auf Papier' : 'im Programm'),
  expiry: (value: unknown) => expiryLabel(String(value)),
  account: (value: unknown) => `${signedHours(Number(value))} h`,
  timePosting: (value: unknown) => TIME_POSTING_LABELS[value as PostingKind] ?? String(value),
  law: (value: unknown) => LAW_WORDS[value as LawCode]?.label ?? String(value),
  interval: (value: unknown) => (value === 'break' ? 'Pause' : 'Arbeit'),
  source: (value: unknown) => SOURCES[String(value)] ?? String(value),
  month: (value: unknown) => MONTH_STATE_WORDS[value as MonthState] ?? String(value),
  wholeMonth: (value: unknown) => monthName(String(value).slice(0, 7)),
  times: (value: unknown) => timesWord(value as Parameters<typeof timesWord>[0]),
  wish: (value: unknown) => WISH_STATE_WORDS[value as WishState] ?? String(value),
  password: (value: unknown) => (value ? 'gesetzt' : ''),
  access: (value: unknown) => CODES[String(value)] ?? String(value),
  setting: (value: unknown) => SETTINGS[String(value)] ?? String(value),
};

export type FieldKind = keyof typeof READ | 'settings';

const CODES: Readonly<Record<string, string>> = { invite: 'Einladung', reset: 'Neues Passwort' };

const SOURCES: Readonly<Record<string, string>> = {
  ...{
    form: 'im Formular',
    clock: 'mit der Stempeluhr',
    terminal: 'am Terminal',
    correction: 'als Korrektur',
  },
};

const SETTINGS: Readonly<Record<string, string>> = {
  ...{ true: 'ja', false: 'nein', working: 'Arbeitstag', half: 'halber Tag', free: 'frei' },
  ...{ open: 'offen', invited: 'nur mit Einladung' },
  ...{ voluntary: 'freiwillig', admins: 'Admins', all: 'Alle' },
  ...{ law: 'nach Gesetz', share: 'anteilig', keep: 'bleibt', up: 'aufgerundet' },
  ...{ never: 'nie', none: 'keine' },
  ...{ off: 'nichts sagen', note: 'hinweisen', reason: 'Grund verlangen', refuse: 'nicht speichern' },
  suggest: 'vorschlagen',
  ...{ weeks: '24 Wochen', months: '6 Monate' },
  ...{ lowering: 'kostet Stunden', neutral: 'kostet keine Stunden' },
};
