import type { LawPreview, LawRow } from '@stundenbuch/domain/accounts/lawguide/contract';
import { type Answers, refuse, renderPage, type SentCall } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { TODAY, work } from '../entries/entries.fixture.ts';
import { WorkingTimePage } from '../entries/working-time-page.tsx';
import { LawReportPage } from './law-report-page.tsx';

describe('the guide', () => {
  const missing: LawPreview = {
    needs_reason: false,
    breaks: null,
    notes: [
      {
        day: TODAY,
        code: 'break',
        level: 'note',
        law: '§ 4 ArbZG',
        help: '15 Minuten Pause ergänzen',
        text: 'Bei 9:15 Stunden Arbeit sind 45 Minuten Pause vorgeschrieben, es fehlen 15.',
        remedy: { kind: 'add_break', minutes: 15 },
      },
    ],
  };
  const reasoned: LawPreview = { ...missing, needs_reason: true };

  const open = (
    preview: LawPreview | undefined,
    features: string[] = ['calendar', 'law'],
    answers: Answers = {},
  ) =>
    renderPage(<WorkingTimePage />, {
      path: '/create-workingtime',
      person: { features },
      calls: {
        [`GET /api/timesheet/workingtime/day/${TODAY}`]: null,
        'GET /api/timesheet/all/47': [],
        'GET /api/calendar/2026': [],
        'POST /api/law/preview': preview,
        'POST /api/timesheet/workingtime': work(TODAY),
        ...answers,
      },
    });

  type Screen = Awaited<ReturnType<typeof open>>;
  const sent = (screen: Screen, call: string) => screen.sent.filter((one) => one.call === call).at(-1)?.body;
  const save = (screen: Screen) => screen.getByRole('button', { name: 'Speichern', exact: true }).click();

  it('[LAW-11] a note appears under the form, its remedy fills the break, and saving goes on', async () => {
    const screen = await open(missing);
    await expect.element(screen.getByText(/es fehlen 15\./)).toBeVisible();
    await screen.getByRole('button', { name: '15 Minuten Pause ergänzen' }).click();
    await expect.element(screen.getByLabelText('Pause (h)')).toHaveValue('1');
    await save(screen);
    await expect.element(screen.getByText('Zeitbuchung erfolgreich gespeichert.')).toBeVisible();
    expect(sent(screen, 'POST /api/timesheet/workingtime')).toMatchObject({ break: 1, intervals: null });
  });

  it('[LAW-01] breaks are recorded as times, and their sum is the break', async () => {
    const screen = await open(missing);
    await screen.getByLabelText('Pausen als Zeiten').click();
    await expect.element(screen.getByLabelText('Pause (h)')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Pause hinzufügen' }).click();
    await expect.element(screen.getByLabelText('1. Pause von')).toHaveValue('12:15');
    await screen.getByRole('button', { name: '15 Minuten Pause ergänzen' }).click();
    await expect.element(screen.getByLabelText('2. Pause bis')).toBeVisible();
    await screen.getByRole('button', { name: '1. Pause entfernen' }).click();
    await expect.element(screen.getByText('8,50 h')).toBeVisible();
    await save(screen);
    await expect.element(screen.getByText('Zeitbuchung erfolgreich gespeichert.')).toBeVisible();
    const body = sent(screen, 'POST /api/timesheet/workingtime') as { intervals: unknown[] };
    expect(body.intervals).toEqual([expect.objectContaining({ kind: 'break' })]);
  });

  it('[LAW-01] says where the sum takes the place of times that are known', async () => {
    const screen = await open({ ...missing, breaks: [{ from: '12:00', to: '12:30' }] });
    await expect.element(screen.getByText(/Erfasste Pausen: 12:00–12:30/)).toBeVisible();
    await screen.getByLabelText('Pause (h)').fill('0,5');
    await expect.element(screen.getByText(/ersetzt die Summe/)).not.toBeInTheDocument();
    await screen.getByLabelText('Pause (h)').fill('1');
    await expect.element(screen.getByText('Beim Speichern ersetzt die Summe diese Zeiten.')).toBeVisible();
  });

  it('[CLK-03] asks before measured times are lost, and goes on with the answer', async () => {
    const stored = work(TODAY, { id: 7 });
    const lost = 'Die erfassten Zeiten 08:03–16:47 gehen verloren. Trotzdem speichern?';
    let asked = 0;
    const screen = await open(missing, ['calendar', 'law', 'clock'], {
      [`GET /api/timesheet/workingtime/day/${TODAY}`]: stored,
      'PUT /api/timesheet/workingtime/7': ({ body }: SentCall) => {
        if ((body as { replace_times: boolean }).replace_times) return stored;
        asked++;
        return refuse(409, 'law_times', lost);
      },
    });
    await expect.element(screen.getByLabelText('Pause (h)')).toBeVisible();
    await screen.getByLabelText('Pause (h)').fill('0,55');
    await save(screen);
    await expect.element(screen.getByRole('dialog', { name: /08:03–16:47 gehen verloren/ })).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Pause (h)')).toHaveValue('0,55');
    await save(screen);
    await screen.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expect.element(screen.getByText('Zeitbuchung erfolgreich gespeichert.')).toBeVisible();
    expect(asked).toBe(2);
    // What was saved changes what the law says of other drafts, which are asked again.
    const previews = screen.sent.filter(({ call }) => call === 'POST /api/law/preview');
    expect(previews.map(({ body }) => (body as { break: number }).break)).toContain(0.55);
  });

  it('[LAW-11] where the company wants one, the reason is asked for and sent', async () => {
    const screen = await open(reasoned);
    await screen.getByLabelText('Grund').fill('Rohrbruch im Keller');
    await save(screen);
    await expect.element(screen.getByText('Zeitbuchung erfolgreich gespeichert.')).toBeVisible();
    expect(sent(screen, 'POST /api/timesheet/workingtime')).toMatchObject({
      law_reason: 'Rohrbruch im Keller',
    });
  });

  it('[FND-02] without the feature nothing is asked, shown or sent', async () => {
    const screen = await open(undefined, []);
    await save(screen);
    await expect.element(screen.getByText('Zeitbuchung erfolgreich gespeichert.')).toBeVisible();
    expect(screen.sent.some(({ call }) => call.includes('/law/'))).toBe(false);
    expect(Object.keys(sent(screen, 'POST /api/timesheet/workingtime') as object)).not.toContain('intervals');
  });
});

describe('the report', () => {
  const row = (change: Partial<LawRow>): LawRow => ({
    user: 8,
    first_name: 'Bert',
    name: 'Maier',
    day: '2026-11-19',
    value: 601,
    limit: 600,
    code: 'day10',
    label: 'Mehr als 10 Stunden',
    law: '§ 3 ArbZG',
    remedy: null,
    reason: '10:01 Stunden Arbeit am 19.11.2026, mehr als 10:00 Stunden.',
    explanation: null,
    explained_by: null,
    explained_at: null,
    ...change,
  });
  const rows = [
    row({ explanation: 'Rohrbruch', explained_by: 'Clara Chef' }),
    row({
      ...{
        user: 9,
        first_name: 'Anna',
        name: 'Huber',
        code: 'rest11',
        label: 'Ruhezeit zu kurz',
        law: '§ 5 ArbZG',
      },
      reason: 'Seit 22:00 Uhr am 18.11.2026 nur 10:30 Stunden Ruhezeit, es fehlen 30 Minuten.',
    }),
  ];

  const open = (found: LawRow[]) =>
    renderPage(<LawReportPage />, {
      path: '/law-report',
      person: { role: 'admin', features: ['calendar', 'law'] },
      calls: { 'GET /api/law/company/2026-11-01/2026-11-20': found },
    });

  it('[LAW-14] counts, and a row leads to the notes of its person', async () => {
    const screen = await open(rows);
    await expect.element(screen.getByText('2 Hinweise bei 2 Personen')).toBeVisible();
    await screen.getByRole('link', { name: 'Anna Huber' }).click();
    await expect.poll(screen.at).toBe('/law-report?user=9');
    await expect.element(screen.getByText('1 Hinweis bei 1 Person')).toBeVisible();
    await expect.element(screen.getByText('Rohrbruch (Clara Chef)')).not.toBeInTheDocument();
  });

  it('[LAW-14] has columns for remedies and explanations only where there are some', async () => {
    const screen = await open([row({})]);
    await expect.element(screen.getByRole('columnheader', { name: 'Grund' })).toBeVisible();
    await expect.element(screen.getByRole('columnheader', { name: 'Abhilfe' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('columnheader', { name: 'Erklärung' })).not.toBeInTheDocument();
  });

  it('[LAW-14] shows person, day, rule, explanation, and is filtered by person and rule', async () => {
    const screen = await open(rows);
    await expect.element(screen.getByText('Rohrbruch (Clara Chef)')).toBeVisible();
    await expect.element(screen.getByText(/nur 10:30 Stunden Ruhezeit/)).toBeVisible();
    await screen.getByLabelText('Mitarbeiter').selectOptions('Anna Huber');
    await expect.element(screen.getByText('Rohrbruch (Clara Chef)')).not.toBeInTheDocument();
    await screen.getByLabelText('Mitarbeiter').selectOptions('alle');
    await screen.getByLabelText('Hinweis').selectOptions('Mehr als 10 Stunden');
    await expect.element(screen.getByText(/nur 10:30 Stunden Ruhezeit/)).not.toBeInTheDocument();
    await expect.element(screen.getByText('Rohrbruch (Clara Chef)')).toBeVisible();
  });
});
