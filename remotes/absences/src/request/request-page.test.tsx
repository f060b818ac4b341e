import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { absence } from '../shared/absence.fixture.ts';
import { RequestPage } from './request-page.tsx';

const user = {
  id: 7,
  company: 1,
  weeklyhours: 40,
  working_days: '1111100',
  vacation: 5,
  vacation_lastyear: 0,
  vacation_lastyear_provisional: false,
  lastYearEntered: { days: 0, enteredIn: 2026 },
} as CurrentUser;

const created = absence(1, { day: '2026-12-01' });

let own: Entry[];
beforeEach(() => {
  own = [];
});

const show = (changes: Partial<CurrentUser> = {}, calls: Answers = {}, features: string[] = []) =>
  renderPage(<RequestPage />, {
    path: '/manage-absence',
    person: { features },
    calls: {
      'GET /api/user/current': { ...user, ...changes },
      'GET /api/timesheet/absences': () => own,
      'POST /api/timesheet/absence': created,
      ...calls,
    },
  });

type Screen = Awaited<ReturnType<typeof show>>;
const type = (screen: Screen) => screen.getByLabelText('Art', { exact: true });
const field = (screen: Screen, name: string) => screen.getByLabelText(name, { exact: true });

async function pick(screen: Screen, name: string, day: string) {
  await userEvent.fill(field(screen, name), day);
  await userEvent.keyboard('{Enter}');
  // The open calendar covers the button below until the field is left.
  await userEvent.keyboard('{Tab}');
}

async function fill(screen: Screen, label: string, from: string, to?: string) {
  await type(screen).selectOptions(label);
  await pick(screen, 'Startdatum', from);
  if (to) await pick(screen, 'Enddatum', to);
}

const send = (screen: Screen) => screen.getByRole('button', { name: 'Beantragen' }).click();
const posts = (screen: Screen) => screen.sent.filter(({ call }) => call.startsWith('POST'));
const alertType = () => document.querySelector('[data-alert]')?.getAttribute('data-alert');
const wrongField = () => document.querySelector('[aria-invalid="true"]')?.getAttribute('name');

describe('the request form', () => {
  it('[ABS-03] [ABS-15] [CONST-16] [CONST-17] has a type, a start and an end', async () => {
    const screen = await show();
    await expect.element(type(screen)).toBeVisible();
    for (const name of ['Startdatum', 'Enddatum']) {
      await expect.element(field(screen, name)).toHaveAttribute('min', '2024-01-01');
      await expect.element(field(screen, name)).toHaveAttribute('max', '2027-03-31');
    }
  });

  it.each([
    [
      1,
      [
        'Urlaub',
        'Krankheit',
        'Überstunden',
        'Feiertag',
        'Sonder Urlaubstag',
        'Urlaub Vorjahr',
        'Berufsschule/Uni',
      ],
    ],
    [
      4,
      [
        'Urlaub',
        'Krankheit',
        'Überstunden',
        'Feiertag',
        'Sonder Urlaubstag',
        'Urlaub Vorjahr',
        'Schlecht Wetter',
        'Berufsschule/Uni',
      ],
    ],
    [
      5,
      [
        'Urlaub',
        'Krankheit',
        'Feiertag',
        'Sonder Urlaubstag',
        'Urlaub Vorjahr',
        'Schlecht Wetter',
        'Berufsschule/Uni',
      ],
    ],
  ])(
    '[ABS-04] [ABS-06] [ABS-07] [CONST-63] offers company %i its types, none chosen',
    async (company, labels) => {
      const screen = await show({ company });
      await expect.element(type(screen)).toHaveValue('');
      const options = [...(type(screen).element() as HTMLSelectElement).options].map(({ text }) => text);
      expect(options).toEqual(['Bitte wählen', ...labels]);
    },
  );

  it('[ABS-18] [API-29] sends one day and returns to the list', async () => {
    const screen = await show();
    await fill(screen, 'Krankheit', '01.12.2026');
    await send(screen);
    await expect.element(screen.getByText('Abwesenheit erfolgreich angelegt.')).toBeVisible();
    expect(alertType()).toBe('success');
    expect(screen.at()).toBe('/absences');
    expect(posts(screen).map(({ body }) => body)).toEqual([{ project: 20, day: '2026-12-01', hours: 8 }]);
  });

  it('[ABS-16] sends a range as one request', async () => {
    const screen = await show();
    await fill(screen, 'Urlaub', '30.11.2026', '04.12.2026');
    await send(screen);
    await expect.element(screen.getByText('Abwesenheit erfolgreich angelegt.')).toBeVisible();
    expect(posts(screen).map(({ body }) => body)).toEqual([
      { project: 10, day: '2026-11-30', hours: 8, end: '2026-12-04' },
    ]);
  });

  it('[AMB-33] names the days that were skipped', async () => {
    const sentence = 'Abwesenheit für den Tag 02.12.2026 bereits vorhanden.';
    const screen = await show(
      {},
      {
        'POST /api/timesheet/absence': {
          ...created,
          created: [created],
          skipped: [{ day: '2026-12-02', message: sentence }],
        },
      },
    );
    await fill(screen, 'Krankheit', '01.12.2026', '02.12.2026');
    await send(screen);
    await expect.element(screen.getByText(`Abwesenheit erfolgreich angelegt. ${sentence}`)).toBeVisible();
    expect(alertType()).toBe('warning');
  });

  it.each([
    ['what the preview had said is not said again', true, 'success', ''],
    ['what it could not know is', false, 'warning', ' Abwesenheit für den Tag 02.12.2026 bereits vorhanden.'],
  ])('[FND-09] with requests %s', async (_, isKnown, alert, more) => {
    if (isKnown) own = [absence(5, { day: '2026-12-02', status: 1 })];
    const message = 'Abwesenheit für den Tag 02.12.2026 bereits vorhanden.';
    const answer = { ...created, created: [created], skipped: [{ day: '2026-12-02', message }] };
    const screen = await show({}, { 'POST /api/timesheet/absence': answer }, ['halfdays']);
    await fill(screen, 'Sonder Urlaubstag', '01.12.2026', '02.12.2026');
    await send(screen);
    await expect
      .element(screen.getByText(`Abwesenheit erfolgreich angelegt.${more}`, { exact: true }))
      .toBeVisible();
    expect(alertType()).toBe(alert);
  });

  it('[ABS-40] half a day at each end of several, which a single day does not offer', async () => {
    const screen = await show({ vacation: 30 }, {}, ['halfdays']);
    await fill(screen, 'Urlaub', '01.12.2026', '01.12.2026');
    const noon = screen.getByLabelText('Am ersten Tag erst ab mittags');
    await expect.element(screen.getByLabelText('Dauer')).toBeVisible();
    await expect.element(noon).not.toBeInTheDocument();
    await pick(screen, 'Enddatum', '03.12.2026');
    await noon.click();
    await screen.getByLabelText('Am letzten Tag nur bis mittags').click();
    await expect
      .element(
        screen.getByText('3 Tage werden beantragt: 01.12.2026 ab mittags – 03.12.2026 bis mittags', {
          exact: true,
        }),
      )
      .toBeVisible();
    await expect.element(screen.getByText('Halbe Tage zählen halb: zusammen 2 Tage.')).toBeVisible();
    await expect.element(screen.getByText('Urlaub 2026: 30 offen, nach diesem Antrag 28')).toBeVisible();
    await send(screen);
    await expect
      .poll(() => posts(screen).at(-1)?.body)
      .toMatchObject({
        ...{ day: '2026-12-01', end: '2026-12-03' },
        ...{ from_noon: true, to_noon: true },
      });
  });

  describe('the calendar of its days', () => {
    const AWAY = 'GET /api/timesheet/vacations/2026?from=2026-12-01&to=2026-12-31';
    const bert = {
      ...{ day: '2026-12-02', project: 10, status: 1 },
      ...{ name: 'Adler', first_name: 'Bert', user: 8 },
    };
    const cell = (day: string) => document.querySelector(`td[title="${day}"]`)?.textContent;
    const open = async (screen: Screen) => {
      await pick(screen, 'Startdatum', '03.12.2026');
      await field(screen, 'Startdatum').click();
      await expect.poll(() => cell('03.12.2026')).toBeTruthy();
    };

    it('[ABS-41] marks free days, one’s own absences and who else is away, in letters and words', async () => {
      own = [absence(5, { day: '2026-12-01', status: 0 })];
      const screen = await show({}, { [AWAY]: [bert, { ...bert, status: 2, day: '2026-12-03' }] }, [
        'halfdays',
      ]);
      expect(screen.sent.some(({ call }) => call.includes('vacations'))).toBe(false);
      await open(screen);
      await expect.poll(() => cell('02.12.2026')).toBe('2•1, abwesend: Bert Adler');
      expect(cell('01.12.2026')).toBe('1U, Urlaub (Beantragt)');
      expect(cell('05.12.2026')).toBe('5–, kein Arbeitstag');
      expect(cell('03.12.2026')).toBe('3');
      expect(document.querySelector('.ab-day-legend')?.textContent).toMatch(
        /U, K … eigene Abwesenheit.*F frei/,
      );
    });

    it('[ABS-41] is as it was, and asks for nothing, where nothing is switched on', async () => {
      own = [absence(5, { day: '2026-12-01', status: 0 })];
      const screen = await show();
      await open(screen);
      expect([cell('01.12.2026'), cell('05.12.2026')]).toEqual(['1', '5']);
      expect(screen.sent.some(({ call }) => call.includes('vacations'))).toBe(false);
    });
  });

  it('[ABS-03] Enter in a date takes the day and sends nothing', async () => {
    const screen = await show();
    await fill(screen, 'Krankheit', '01.12.2026', '04.12.2026');
    await expect.element(field(screen, 'Enddatum')).toHaveValue('04.12.2026');
    expect(posts(screen)).toEqual([]);
  });
});

describe('the preview', () => {
  it('[VIS-04] warns of days on which fewer would be there than there have to be, and still sends', async () => {
    const short = { day: '2026-12-01', of: null, present: 2, minimum: 3 };
    const screen = await show(
      { vacation: 30 },
      { 'GET /api/absence/staffing/2026-12-01/2026-12-01': [short] },
      ['decisions'],
    );
    await fill(screen, 'Urlaub', '01.12.2026');
    await expect
      .element(screen.getByText('Am 01.12.2026 wären nur 2 von mindestens 3 anwesend.'))
      .toBeVisible();
    await send(screen);
    await expect.poll(() => posts(screen)).toHaveLength(1);
  });

  it('[ABS-16] [VAC-01] counts the days, names the skipped ones, and shows what remains in each year', async () => {
    own = [
      absence(9, { day: '2026-12-24', project: 40, status: 1 }),
      absence(8, { day: '2026-12-28', status: 2 }),
    ];
    const screen = await show({ vacation: 30 });
    await fill(screen, 'Urlaub', '21.12.2026', '05.01.2027');
    await expect.element(screen.getByText('11 Tage werden beantragt: 21.12.2026 – 05.01.2027')).toBeVisible();
    await expect
      .element(screen.getByText(/schon eine Abwesenheit eingetragen ist: 24\.12\.2026$/))
      .toBeVisible();
    await expect.element(screen.getByText('Urlaub 2026: 30 offen, nach diesem Antrag 22')).toBeVisible();
    await expect.element(screen.getByText('Urlaub 2027: 60 offen, nach diesem Antrag 49')).toBeVisible();
  });

  it('[ABS-13] says at once that the vacation is not enough', async () => {
    const screen = await show();
    await fill(screen, 'Urlaub', '30.11.2026', '07.12.2026');
    await expect.element(screen.getByText('Urlaub 2026: 5 offen, nach diesem Antrag -1')).toBeVisible();
    await expect
      .element(screen.getByText('Urlaub reicht nicht aus. Verbleibende Urlaubstage: 5'))
      .toBeVisible();
  });

  it('[AMB-37] explains what is promised to the next year', async () => {
    own = Array.from({ length: 7 }, (_, i) =>
      absence(i + 1, { day: `2027-01-${String(i + 11)}`, status: 0 }),
    );
    const screen = await show();
    await fill(screen, 'Urlaub', '01.12.2026');
    await expect.element(screen.getByText('Davon sind 2 Tage schon für 2027 beantragt.')).toBeVisible();
  });

  it('[AMB-36] says by how much last year’s vacation is exceeded, and allows it', async () => {
    const screen = await show();
    await fill(screen, 'Urlaub Vorjahr', '01.12.2026');
    await expect
      .element(screen.getByText('Urlaub Vorjahr überzieht den Vorjahresrest um 1 Tag.'))
      .toBeVisible();
    await send(screen);
    await expect.element(screen.getByText('Abwesenheit erfolgreich angelegt.')).toBeVisible();
  });
});

describe('a refused request', () => {
  it('[ABS-08] has an empty field', async () => {
    const screen = await show();
    await expect.element(type(screen)).toBeVisible();
    await send(screen);
    await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
    expect(wrongField()).toBe('project');
    await type(screen).selectOptions('Krankheit');
    await send(screen);
    await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
    expect(wrongField()).toBe('day');
    expect(posts(screen)).toEqual([]);
  });

  it('[ABS-09] [ABS-10] [ABS-11] [ABS-12] says at its field which day is wrong', async () => {
    own = [absence(1, { day: '2026-12-03', status: 1 })];
    const screen = await show({ working_days: '1111000' });
    await type(screen).selectOptions('Krankheit');
    const refused = async (from: string, to: string, name: string, sentence: string) => {
      await pick(screen, 'Startdatum', from);
      await pick(screen, 'Enddatum', to);
      await send(screen);
      await expect.element(screen.getByText(sentence)).toBeVisible();
      await expect.poll(wrongField).toBe(name);
    };
    const taken = 'Abwesenheit für den Tag 03.12.2026 bereits vorhanden.';
    await refused('03.12.2026', '03.12.2026', 'day', taken);
    await refused('04.12.2026', '03.12.2026', 'end', 'Start Datum muss vor End Datum liegen.');
    await refused('04.12.2026', '04.12.2026', 'day', 'Abwesenheiten sind nur an Arbeitstagen möglich!');
    await refused('05.12.2026', '05.12.2026', 'day', 'Abwesenheiten sind nur an Wochentagen möglich.');
    expect(posts(screen)).toEqual([]);
  });

  it('[ABS-13] has not enough vacation', async () => {
    const screen = await show({ vacation: 0 });
    await fill(screen, 'Urlaub', '01.12.2026');
    await send(screen);
    const sentences = screen.getByText('Urlaub reicht nicht aus. Verbleibende Urlaubstage: 0');
    await expect.poll(() => sentences.elements().length).toBe(2);
    expect(posts(screen)).toEqual([]);
  });

  it.each([
    ['05.12.2026', '06.12.2026'],
    ['03.12.2026', '03.12.2026'],
  ])('[ABS-17] [AMB-33] nothing to create from %s to %s: a danger', async (from, to) => {
    own = [absence(1, { day: '2026-12-03', status: 1 }), absence(2, { day: '2026-12-04', status: 0 })];
    const screen = await show();
    await fill(screen, 'Krankheit', from, from === to ? '04.12.2026' : to);
    await send(screen);
    await expect.poll(alertType).toBe('danger');
    await expect.element(screen.getByText('Abwesenheit konte nicht angelegt werden.').first()).toBeVisible();
    expect(posts(screen)).toEqual([]);
  });

  it('[AMB-108] shows refusals that only the server can know', async () => {
    const screen = await show(
      {},
      {
        'POST /api/timesheet/absence': refuse(
          409,
          'absence_taken',
          'Abwesenheit für den Tag 01.12.2026 bereits vorhanden.',
          'day',
        ),
      },
    );
    await fill(screen, 'Krankheit', '01.12.2026');
    await send(screen);
    await expect
      .element(screen.getByText('Abwesenheit für den Tag 01.12.2026 bereits vorhanden.'))
      .toBeVisible();
    expect(wrongField()).toBe('day');
    expect(alertType()).toBeUndefined();
  });

  it.each([
    ['a fault of the server', () => new Response('', { status: 500 })],
    ['no connection', () => Promise.reject(new TypeError('offline'))],
  ])('[ABS-19] %s is a danger, and the input is preserved', async (_, answer) => {
    const screen = await show({}, { 'POST /api/timesheet/absence': answer });
    await fill(screen, 'Krankheit', '01.12.2026');
    await send(screen);
    await expect
      .element(screen.getByText('Fehler! Kontaktieren Sie Ihren Administrator.').first())
      .toBeVisible();
    expect(alertType()).toBe('danger');
    await expect.element(field(screen, 'Startdatum')).toHaveValue('01.12.2026');
  });
});
