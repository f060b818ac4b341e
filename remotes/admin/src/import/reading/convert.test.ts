import { columnsOfImport } from '@stundenbuch/domain/workflows/imports/columns';
import { IMPORT_KINDS, type ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import type { FileCell } from '@stundenbuch/web/table-file';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunksOf } from './chunks.ts';
import { type Conversions, convert, type Row } from './convert.ts';
import { headOf, mappingOf, plainHeader, recognise } from './recognise.ts';
import { proposedKeyDay } from './setup.ts';
import { missingTargets } from './targets.ts';

const ALL = ['contracts', 'ledger', 'overtime', 'teams', 'halfdays'];
const CLOCKIFY =
  'Project,Client,Description,Task,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal)';
const TOGGL =
  'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags';
const KIMAI =
  'Date,Begin,End,Duration,Currency,Rate,Internal rate,Hourly rate,Fixed rate,Name,User,Email,Staff number,Customer,Project,Activity,Description,Billable,Tags';
const KIMAI_DE =
  'Datum,Beginn,Ende,Dauer,Währung,Preis,Name,Benutzer,E-Mail,Kunde,Projekt,Tätigkeit,Beschreibung,Abrechenbar,Schlagworte';

const headersOf = (line: string) => line.split(',').map(plainHeader);
const rowsOf = (...lines: FileCell[][]) => lines.map((cells, i) => ({ line: i + 2, cells }));

function converted(
  headers: string,
  kind: ImportKind,
  lines: FileCell[][],
  changes: Partial<Conversions> = {},
) {
  const known = recognise(headersOf(headers));
  return convert(rowsOf(...lines), {
    kind,
    features: ALL,
    mapping: mappingOf(kind, headersOf(headers), known.source, ALL),
    answers: known.answers,
    is1904: false,
    person: null,
    text: '',
    ...changes,
  });
}

describe('which source a file is from', () => {
  it.each([
    [CLOCKIFY, 'Clockify'],
    [
      'Project,Description,Task,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Client',
      'Clockify',
    ],
    [TOGGL, 'Toggl'],
    [KIMAI, 'Kimai'],
    [KIMAI_DE, 'Kimai'],
    ['Datum,Von,Bis,Kunde,Projekt,Tätigkeit,Beschreibung', 'Kimai'],
    ['Datum,Beginn,Ende,Pause,Bemerkung', 'Stundenzettel'],
    ['Tag,Kommen,Gehen', 'Stundenzettel'],
    ['Foo,Bar', null],
  ])('[IMP-02] [IMP-14] %s: %s', (line, source) => expect(recognise(headersOf(line)).source).toBe(source));

  it.each(IMPORT_KINDS)(
    '[IMP-07] the template of %s is recognized, and all its columns are mapped',
    (kind) => {
      const columns = columnsOfImport(kind, ALL);
      const headers = columns.map(({ header }) => plainHeader(header));
      expect(recognise(headers)).toMatchObject({ kind, source: 'Vorlage' });
      const mapping = mappingOf(kind, headers, 'Vorlage', ALL);
      expect(columns.map(({ key }) => mapping[key])).toEqual(columns.map((_, i) => i));
      expect(missingTargets(kind, ALL, mapping, false)).toEqual([]);
    },
  );

  it('[IMP-14] finds the head below a letterhead, and takes the first line where no word is known', () => {
    const sheet = rowsOf(
      ['Stundenzettel Anna Berger'],
      ['Januar', 2026],
      ['Datum', 'Beginn', 'Ende', 'Pause'],
      ['x'],
    );
    expect(headOf(sheet)).toBe(2);
    expect(headOf(rowsOf(['Foo', 'Bar'], [1, 2]))).toBe(0);
  });

  it('[IMP-08] [SET-62] proposes a key day that the company records, the first of a month', () => {
    const proposed = (recordsFrom: string | null) => proposedKeyDay('2026-11-28', recordsFrom);
    expect(proposed(null)).toBe('2026-11-01');
    expect(proposed('2026-03-15')).toBe('2026-11-01');
    expect(proposed('2026-11-28')).toBe('2026-12-01');
    expect(proposed('2027-01-01')).toBe('2027-01-01');
  });

  it('[IMP-14] says what has no column', () => {
    expect(missingTargets('times', [], mappingOf('times', headersOf('Datum,Beginn'), null), false)).toEqual([
      'E-Mail oder Personalnummer',
      'Ende',
    ]);
    const named = mappingOf('people', headersOf('Vorname,Nachname,Anmeldename,Arbeitsplatz'), null);
    expect(missingTargets('people', ALL, named, false)).toEqual([]);
    expect(missingTargets('people', ALL, { ...named, login: undefined } as never, false)).toEqual([
      'E-Mail oder Personalnummer',
    ]);
    const tracked = mappingOf('bookings', headersOf(CLOCKIFY), 'Clockify');
    expect(missingTargets('bookings', [], tracked, false)).toEqual([]);
  });
});

describe('the rows of a file as they are sent', () => {
  it('[IMP-02] Clockify: month first, twelve hours, and the duration that it wrote', () => {
    const line = [
      'A',
      'Kunde',
      'Dach gedeckt',
      '',
      'Anna',
      '',
      'a@b.de',
      '',
      'Yes',
      '03/04/2026',
      '10:23 AM',
      '03/04/2026',
      '12:00:30 PM',
      '01:37:30',
      '1.63',
    ];
    expect(converted(CLOCKIFY, 'bookings', [line]).rows).toMatchObject([
      {
        line: 2,
        email: 'a@b.de',
        day: '2026-03-04',
        project: 'A',
        customer: 'Kunde',
        booking_text: 'Dach gedeckt',
        minutes: 98,
      },
    ]);
    expect(converted(CLOCKIFY, 'times', [line]).rows).toMatchObject([
      { line: 2, email: 'a@b.de', day: '2026-03-04', start: 623, end: 720 },
    ]);
  });

  it('[IMP-02] Toggl and Kimai: without a duration it is what passed between begin and end', () => {
    const toggl = [
      'Anna',
      'a@b.de',
      '',
      'A',
      '',
      '',
      'No',
      '2026-10-15',
      '12:02:17',
      '2026-10-15',
      '13:32:19',
      null,
      '',
    ];
    expect(converted(TOGGL, 'bookings', [toggl], { text: 'Aus Toggl übernommen' }).rows).toMatchObject([
      { day: '2026-10-15', minutes: 90, booking_text: 'Aus Toggl übernommen' },
    ]);
    const kimai: FileCell[] = ['04.03.2026', '08:00', '12:00', '4,00'];
    kimai[8] = 'a@b.de';
    kimai[10] = 'Dach';
    kimai[12] = 'Ziegel';
    expect(converted(KIMAI_DE, 'bookings', [kimai]).rows).toMatchObject([
      { email: 'a@b.de', day: '2026-03-04', minutes: 240, project: 'Dach', booking_text: 'Ziegel' },
    ]);
  });

  it('[IMP-14] [SET-15] over the change of the clocks on 25.10.2026: bookings have what passed, times what the dial says', () => {
    const night = [
      'Anna',
      'a@b.de',
      '',
      'A',
      '',
      'Nachtdienst',
      '',
      '2026-10-24',
      '22:00:00',
      '2026-10-25',
      '06:00:00',
      null,
      '',
    ];
    expect(converted(TOGGL, 'bookings', [night]).rows).toMatchObject([{ minutes: 9 * 60 }]);
    expect(converted(TOGGL, 'times', [night]).rows).toMatchObject([
      { day: '2026-10-24', start: 1320, end: 1800 },
    ]);
    const doubled = [
      'Anna',
      'a@b.de',
      '',
      'A',
      '',
      'Nachtdienst',
      '',
      '2026-10-25',
      '01:30:00',
      '2026-10-25',
      '02:30:00',
      null,
      '',
    ];
    expect(converted(TOGGL, 'bookings', [doubled]).rows).toMatchObject([{ minutes: 60 }]);
  });

  it('[IMP-14] a sheet of hours: days without times are left out, a person stands for all', () => {
    const { rows, left, unread } = converted(
      'Datum,Beginn,Ende,Pause',
      'times',
      [
        [
          { day: '2026-11-02', minutes: null },
          { day: null, minutes: 480 },
          { day: null, minutes: 1020 },
          0.75,
        ],
        ['03.11.2026', null, null, null],
        ['Summe', null, null, 160],
        ['04.11.2026', '22:00', '06:00', '30'],
      ],
      { person: 'a@b.de' },
    );
    expect(rows).toEqual([
      { line: 2, email: 'a@b.de', day: '2026-11-02', start: 480, end: 1020, break: 45 },
      { line: 5, email: 'a@b.de', day: '2026-11-04', start: 1320, end: 1800, break: 30 },
    ]);
    expect({ left, unread }).toEqual({ left: 2, unread: [] });
  });

  it('[IMP-09] a cell that holds nothing of the kind refuses its row and names the column', () => {
    const { rows, unread } = converted(
      'Vorname,Nachname,E-Mail,Arbeitsplatz,Eintritt,Wochenstunden',
      'people',
      [
        ['Anna', 'Berger', 'a@b.de', 'Dach', '31.02.2026', '40'],
        ['Bert', 'Kunz', 'b@b.de', 'Dach', '01.03.2026', '38:30'],
      ],
    );
    expect(unread).toEqual([{ line: 2, column: 'Eintritt', message: '„31.02.2026“ ist kein Datum.' }]);
    expect(rows).toMatchObject([{ line: 3, weeklyhours: 38.5, worker_since: '2026-03-01' }]);
  });

  it('[SET-61] asks once for all cells, with the first as its example', () => {
    const headers = 'Datum,Beginn,Ende,Pause';
    const lines: FileCell[][] = [
      ['03/04/2026', '8', '12', null],
      ['05/06/2026', '8', '12', null],
    ];
    const asking = converted(headers, 'times', lines, { person: 'a@b.de' });
    expect(asking.questions).toEqual({ order: 'Zeile 2, Spalte Datum: 03/04/2026' });
    expect(asking.rows).toEqual([]);
    const answered = converted(headers, 'times', lines, {
      person: 'a@b.de',
      answers: { order: 'dmy', thousands: null },
    });
    expect(answered.rows).toMatchObject([{ day: '2026-04-03' }, { day: '2026-06-05' }]);
  });
});

describe('chunks', () => {
  it('[IMP-03] hold every row once, a person’s day together and in order, at most 500', () => {
    const days = fc.constantFrom('2026-11-02', '2026-11-03', '2026-11-04');
    const rows = fc.array(fc.record({ email: fc.constantFrom('a@b.de', 'A@b.de', 'c@d.de'), day: days }), {
      maxLength: 60,
      size: 'max',
    });
    fc.assert(
      fc.property(rows, fc.integer({ min: 10, max: 60 }), (drawn, size) => {
        const sent = drawn.map((row, line): Row => ({ ...row, line }));
        const chunks = chunksOf('bookings', sent, size);
        expect(
          chunks
            .flat()
            .map(({ line }) => line)
            .sort((a, b) => a - b),
        ).toEqual(sent.map(({ line }) => line));
        const placed = new Map<string, number>();
        for (const [i, chunk] of chunks.entries()) {
          expect(chunk.length).toBeLessThanOrEqual(size);
          for (const { email, day } of chunk) {
            const key = `${String(email).toLowerCase()}|${day}`;
            const group = sent.filter((row) => `${String(row.email).toLowerCase()}|${row.day}` === key);
            if (group.length <= size) expect(placed.get(key) ?? i).toBe(i);
            placed.set(key, i);
          }
        }
      }),
    );
  });
});

it('[IMP-02] the lists of the program are read again: halves and hours in the type, the hours of whole days, what was not approved', () => {
  const headers = 'Von,Bis,Art,Notiz,Tage,Stunden,Status';
  const line = (type: string, status = 'Genehmigt'): FileCell[] => [
    ...['02.03.2026', '02.03.2026', type, null, 1, 8, status],
  ];
  const { rows, unread } = converted(
    headers,
    'absences',
    [
      line('Urlaub'),
      line('Urlaub (Nachmittag)'),
      line('Arztbesuch (1:30 Std.)'),
      line('Sonderurlaub (2)'),
      line('Urlaub', 'Abgelehnt'),
    ],
    { person: 'a@b.de' },
  );
  const known = { day: '2026-03-02', last: '2026-03-02', email: 'a@b.de' };
  expect(rows).toEqual([
    { ...known, line: 2, type: 'Urlaub' },
    { ...known, line: 3, type: 'Urlaub', half: 'second' },
    { ...known, line: 4, type: 'Arztbesuch', away_minutes: 90 },
    { ...known, line: 5, type: 'Sonderurlaub (2)' },
  ]);
  expect(unread).toEqual([
    { line: 6, column: 'Status', message: 'Nur Genehmigtes wird übernommen, nicht „Abgelehnt“.' },
  ]);
  expect(mappingOf('customers', headersOf('Interne ID,Externe ID,Name,Ort'), null)).toMatchObject({
    ...{ internal_id: 0, external_id: 1, customer_name: 2, customer_city: 3 },
  });
  expect(mappingOf('absences', headersOf('Tag,Datum,Art'), null)).toMatchObject({ day: 1 });
});
