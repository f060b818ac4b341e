import { describe, expect, it } from 'vitest';
import { FLAGS } from '../../access/flags.ts';
import { FEATURES } from '../log/features-list.ts';
import { privacySettings } from '../periods/setting-groups.ts';
import type { PersonExport } from './contract.ts';
import { disclosurePage } from './disclosure.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';
import { measuresOf, processingsOf, type RegisterFacts } from './register.ts';
import { mentionedIn, type Named, withoutThirdPersons } from './third-persons.ts';
import { worksheetsOf } from './worksheets.ts';

const anna: Named = { id: 11, first_name: 'Anna', name: 'Muster' };
const bert: Named = { id: 12, first_name: 'Bert', name: 'Berg' };
const told = (row: object, people: Named[] = [bert]) => withoutThirdPersons({ ...row }, anna, people);

describe('[GDPR-06] third persons', () => {
  it('are numbers of nobody, also in what a change held', () => {
    const row = { user_id: 11, created_by: 12, before: null, after: { substitute_id: 12, hours: 12 } };
    expect(mentionedIn(row)).toEqual([11, 12, 12]);
    expect(told(row)).toEqual({
      user_id: 'self',
      created_by: 'other',
      before: null,
      after: { substitute_id: 'other', hours: 12 },
    });
  });

  it.each([
    ['Bert Berg half mir', 'Kollege half mir'],
    ['mit Berg, Bert', 'mit Kollege'],
    ['Bergs Auto, berts Leiter', 'Kollege Auto, Kollege Leiter'],
    ['Bergwerk und Robert bleiben', 'Bergwerk und Robert bleiben'],
    ['Cem war da', 'Cem war da'],
  ])('%s', (text, without) => {
    expect(told({ substitute_id: 12, note: text })).toMatchObject({ note: without });
  });

  it('a name stays where the row says nothing of them, and where the person has it, too', () => {
    expect(told({ note: 'Bert Berg half mir' })).toEqual({ note: 'Bert Berg half mir' });
    const clara = { id: 12, first_name: 'Clara', name: 'Muster' };
    expect(told({ created_by: 12, note: 'Muster, Clara (Halle); Anna Muster' }, [clara])).toMatchObject({
      note: 'Kollege (Halle); Anna Muster',
    });
  });

  it('a name with signs of an expression is one', () => {
    const odd = { id: 12, first_name: 'J.', name: 'O(Hara' };
    expect(told({ created_by: 12, note: 'J. O(Hara kam, Jx nicht' }, [odd])).toMatchObject({
      note: 'Kollege kam, Jx nicht',
    });
  });

  it('who corrected a sheet is nobody but the person', () => {
    const corrections = [{ by: 'Clara Chef' }, { by: 'Anna Muster' }];
    expect(told({ data: { corrections } })).toEqual({
      data: { corrections: [{ by: 'Kollege' }, { by: 'Anna Muster' }] },
    });
  });
});

describe('[GDPR-01] the file as worksheets', () => {
  const empty = Object.fromEntries(Object.keys(PERSONAL_TABLES).map((table) => [table, []]));
  const file = (tables: Partial<PersonExport['tables']>): PersonExport => ({
    format: 1,
    made_at: '2026-11-20T09:00:00.000Z',
    company: 'Alpha',
    tables: { ...empty, ...tables } as PersonExport['tables'],
    names: { projects: { 1001: 'Halle 4' } },
  });
  const cellsOf = (tables: Partial<PersonExport['tables']>) =>
    worksheetsOf(file(tables)).map(({ name, columns, rows }) => [
      name,
      columns.map(({ title }) => title),
      ...rows.map((row) => columns.map(({ value }) => value(row))),
    ]);

  it('in the words of the screens, with what ids stand for', () => {
    const entry = {
      id: 1,
      day: '2026-11-19',
      project_id: 1001,
      hours: 8.25,
      decided_by: 'other',
      type: null,
    };
    const [sheet] = cellsOf({ entries: [{ ...entry, created_at: '2026-11-19T15:00:00+00:00' }] });
    expect(sheet).toEqual([
      'Einträge',
      ['Datum', 'Projekt', 'Stunden', 'Entschieden von (Nr.)', 'Angelegt am'],
      ['19.11.2026', 'Halle 4', '8,25', 'jemand anders', '19.11.2026, 16:00'],
    ]);
  });

  it('a change as the log tells it', () => {
    const change = { at: '2026-11-19T15:00:00+00:00', actor_id: 'self', table_name: 'entries', op: 'U' };
    const [sheet] = cellsOf({
      changes: [{ ...change, before: { hours: 8 }, after: { hours: 9 }, reason: 'Pause' }],
    });
    expect(sheet?.at(-1)).toEqual([
      '19.11.2026, 16:00',
      'Eintrag',
      'selbst',
      'Pause',
      'Stunden: 8,00 → 9,00',
    ]);
  });

  it('what the log does not tell has its words, too', () => {
    const session = { id: 7, agent: 'Firefox', seen_at: '2026-11-19T15:00:00+00:00', has_factor: true };
    expect(cellsOf({ sessions: [session] })).toEqual([
      ['Anmeldungen', ['Gerät', 'Zuletzt aktiv', 'Zweiter Faktor'], ['Firefox', '19.11.2026, 16:00', 'ja']],
    ]);
  });

  it('has names that a spreadsheet takes', () => {
    const titles = Object.values(PERSONAL_TABLES).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/^[^[\]:*?/\\]{1,31}$/);
  });
});

describe('[GDPR-04] the records of processing', () => {
  const off: RegisterFacts = {
    flags: [],
    features: [],
    keepYears: 3,
    mail: false,
    cookie: false,
    signOn: false,
    sickMonths: 0,
    periods: privacySettings.settings.parse({}),
  };
  const names = (facts: Partial<RegisterFacts>) =>
    processingsOf({ ...off, ...facts }).map(({ name }) => name);

  it('of nothing but people where nothing is on', () => {
    expect(names({})).toEqual(['Personalverwaltung und Zugang']);
    expect(processingsOf(off)[0]?.data).toContain('auch frühere Namen');
  });

  it('one more with every module that stores something of people', () => {
    const silent = FLAGS.filter((flag) => names({ flags: [flag] }).length === 1);
    expect(silent).toEqual(['projects', 'vacationcalendar', 'inventory']);
    // What these do is shown to others, or computed, out of what others store.
    const quiet = FEATURES.filter(({ name }) => names({ features: [name] }).length === 1);
    expect(quiet.map(({ name }) => name)).toEqual([
      'calendar',
      'ledger',
      'day',
      'office',
      'halfdays',
      'decisions',
      'visibility',
    ]);
  });

  it('tells receivers and periods by what is set', () => {
    const on = { ...off, features: ['notices', 'audit'], mail: true, keepYears: 5 };
    const byName = new Map(processingsOf(on).map((processing) => [processing.name, processing]));
    expect(byName.get('Mitteilungen')?.receivers).toMatch(/Mailserver/);
    expect(byName.get('Verlauf')?.period).toMatch(/^5 Jahre/);
    // Invitations go by mail, whether or not anybody is told of anything.
    expect(byName.get('Personalverwaltung und Zugang')?.receivers).toMatch(/Mailserver/);
    expect(
      processingsOf({ ...on, mail: false }).filter(({ receivers }) => receivers.includes('Mailserver')),
    ).toEqual([]);
    expect(measuresOf(on)).toContain('Änderungen werden versiegelt aufgezeichnet.');
    expect(measuresOf({ ...on, cookie: true })).toHaveLength(measuresOf(on).length + 1);
  });

  it('[GDPR-03] tells the periods that the company has set, of what has one', () => {
    const flags = ['timebooking', 'projectbooking', 'absences'] as const;
    const features = ['clock', 'kinds', 'payroll', 'security'];
    const periods = (facts: Partial<RegisterFacts>) =>
      Object.fromEntries(
        processingsOf({ ...off, flags, features, ...facts }).map(({ name, period }) => [name, period]),
      );
    const before = periods({});
    expect(before.Arbeitszeiten).toMatch(/^mindestens zwei Jahre/);
    expect(before.Krankheitsfälle).toMatch(/Anonymisierung/);
    const set = {
      times_months: 36,
      bookings_months: 48,
      absences_months: 60,
      payroll_months: 120,
    };
    const after = periods({ periods: set, sickMonths: 18 });
    expect(after.Arbeitszeiten).toMatch(/^36 Monate; /);
    expect(after.Stempeluhr).toBe(after.Arbeitszeiten);
    expect(after.Projektstunden).toMatch(/^48 Monate; /);
    expect(after['Abwesenheiten und Urlaub']).toMatch(/^60 Monate; /);
    expect(after.Lohnübergabe).toMatch(/^Dateien 120 Monate/);
    expect(after.Krankheitsfälle).toMatch(/^18 Monate nach dem Ende/);
  });

  it('names sign-on where there is a provider, and tokens', () => {
    expect(names({ features: ['security'], signOn: true })).toContain('Anmeldung mit Firmenkonto');
    expect(names({ features: ['security'] })).not.toContain('Anmeldung mit Firmenkonto');
    expect(names({ signOn: true })).not.toContain('Anmeldung mit Firmenkonto');
    expect(names({ features: ['tokens'] })).toContain('Schlüssel für Programme');
  });

  it('[GDPR-06] make the page of what is disclosed, for people alone', () => {
    const facts = { ...off, flags: ['timebooking', 'customer'] as const };
    const page = disclosurePage(
      { first_name: 'Anna', name: '<b>Muster</b>' },
      { company: 'Alpha & Söhne', processings: processingsOf(facts), measures: [] },
      '2026-11-20',
    );
    expect(page).toContain('Alpha &amp; Söhne teilt Anna &lt;b&gt;Muster&lt;/b&gt; am 20.11.2026 mit');
    expect(page).toContain('<td>Arbeitszeiten</td>');
    expect(page).not.toContain('Kunden');
  });
});
