import { type Answers, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { noticePerson, yearEnd, yearEndPreview } from './year-end.fixture.ts';
import { YearEndPage } from './year-end-page.tsx';

const PREVIEW = 'POST /api/vacation/closing/preview';
const APPLY = 'POST /api/vacation/closing';

const show = (calls: Answers = {}, role: 'admin' | 'reader' = 'admin') =>
  renderPage(<YearEndPage />, {
    path: '/vacation-closing',
    person: { role, features: ['ledger'] },
    calls: {
      'GET /api/vacation/notice/due': [],
      'GET /api/vacation/closing': [],
      'GET /api/vacation/notice/company/2025': [noticePerson(7), noticePerson(8, { first_name: 'Bernd' })],
      [PREVIEW]: yearEndPreview,
      ...calls,
    },
  });

type Screen = Awaited<ReturnType<typeof show>>;
const row = (screen: Screen, text: string) => screen.getByRole('row').filter({ hasText: text });
const sent = (screen: Screen, call: string) => screen.sent.filter((one) => one.call === call);

describe('the turn of the year', () => {
  it('[LED-13] shows everybody with the sums, and which days expire by which notice', async () => {
    const screen = await show();
    await expect
      .element(row(screen, 'Anna Berger'))
      .toMatchTextContent(/30.*22.*8.*8.*3.*Gelesen am 11\.01\.2026/);
    await expect.element(row(screen, 'Bernd')).toMatchTextContent(/Kein Nachweis – verfällt nicht\./);
    await expect.element(row(screen, 'Summe')).toMatchTextContent(/90.*66.*36,5.*38,5.*3/);
    expect(sent(screen, PREVIEW)[0]?.body).toEqual({ year: 2025 });
  });

  it('[LED-06] [LED-13] each number opens the postings that it is the sum of', async () => {
    const posting = {
      day: '2025-01-01',
      year: 2025,
      kind: 'entitlement',
      days: 30,
      text: 'Anspruch 2025',
      project: null,
      source: null,
      law: '§ 3 BUrlG',
      reversible: false,
    };
    const screen = await show({
      'GET /api/vacation/closing/figure/2025/9?figure=carried&expire=false&carry=true': {
        figure: 'carried',
        value: -2,
        postings: [posting, { ...posting, day: '2025-06-02', kind: 'taken', days: -32, text: 'Urlaub' }],
      },
    });
    await screen.getByRole('checkbox', { name: /Clara Berger: Minus/ }).click();
    await screen.getByRole('button', { name: 'Clara Berger: Übertrag -2, warum diese Zahl?' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Übertrag 2025' });
    await expect.element(sheet.getByText('Tage, Clara Berger')).toBeVisible();
    await expect
      .element(sheet.getByRole('row').filter({ hasText: '02.06.2025' }))
      .toMatchTextContent(/−32.*-2/);
  });

  it('[LED-13] asks for the year that is chosen', async () => {
    const screen = await show();
    await expect.element(row(screen, 'Anna Berger')).toBeVisible();
    await screen.getByLabelText('Urlaub aus dem Jahr').selectOptions('2024');
    await expect.poll(() => sent(screen, PREVIEW).at(-1)?.body).toEqual({ year: 2024 });
  });

  it('[LED-13] is applied after a question, with what was ticked and the hash of the preview', async () => {
    const screen = await show({ [APPLY]: { id: 4, year: 2025, posted: 3 } });
    await screen.getByRole('checkbox', { name: /Clara Berger: Minus/ }).click();
    await expect.element(row(screen, 'Summe')).toMatchTextContent(/36,5.*36,5.*3/);
    await screen.getByRole('button', { name: 'Anwenden' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Anwenden' }).click();
    await expect.element(screen.getByText('Jahreswechsel angewendet.')).toBeVisible();
    expect(sent(screen, APPLY)[0]?.body).toEqual({
      year: 2025,
      hash: yearEndPreview.hash,
      expire: [],
      carry: [9],
    });
    await expect.poll(() => sent(screen, PREVIEW).length).toBe(2);
  });

  it('[LED-12] days of long sickness are ticked by nobody but the admin', async () => {
    const screen = await show();
    const tick = screen.getByRole('checkbox', { name: /Bernd Berger: 30 ohne Hinweis verfallen lassen/ });
    await expect.element(tick).not.toBeChecked();
    await expect.element(row(screen, 'Bernd')).toMatchTextContent(/krank seit 01\.12\.2023/);
    await tick.click();
    await expect.element(row(screen, 'Summe')).toMatchTextContent(/33/);
  });

  it('[LED-14] is undone after a question', async () => {
    const UNDO = 'POST /api/vacation/closing/4/undo';
    const screen = await show({
      'GET /api/vacation/closing': [yearEnd(), yearEnd({ id: 3, undone_at: '2026-02-01T09:00:00Z' })],
      [UNDO]: { id: 4, year: 2025, posted: 1 },
    });
    await expect.element(screen.getByText('rückgängig am 01.02.2026')).toBeVisible();
    await screen.getByRole('button', { name: '2025 rückgängig machen' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Rückgängig' }).click();
    await expect.element(screen.getByText('Jahreswechsel rückgängig gemacht.')).toBeVisible();
    expect(sent(screen, UNDO)).toHaveLength(1);
  });

  it('[FND-13] a reader looks and changes nothing', async () => {
    const screen = await show({ 'GET /api/vacation/closing': [yearEnd()] }, 'reader');
    await expect.element(row(screen, 'Anna Berger')).toBeVisible();
    await expect.element(row(screen, 'Karl Chef')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Anwenden' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /rückgängig/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
    expect(sent(screen, 'GET /api/vacation/notice/due')).toEqual([]);
  });

  it('[LED-13] is a list of cards on the phone', async () => {
    await page.viewport(360, 740);
    const screen = await show();
    await expect.element(screen.getByText('Gelesen am 11.01.2026')).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.viewport(1280, 900);
  });
});

describe('notices', () => {
  const SEND = 'POST /api/vacation/notice';
  const notices = async (calls: Answers = {}) => {
    const screen = await show(calls);
    await screen.getByRole('tab', { name: 'Hinweise' }).click();
    return screen;
  };

  it('[LED-11] go to everybody', async () => {
    const screen = await notices({ [SEND]: { sent: 2, skipped: [] } });
    await screen.getByRole('button', { name: 'Hinweis an 2 Personen' }).click();
    await expect.element(screen.getByText('2 Hinweise gespeichert.')).toBeVisible();
    expect(sent(screen, SEND)[0]?.body).toEqual({
      year: 2025,
      users: null,
      channel: 'app',
      day: null,
      note: null,
    });
  });

  it('[LED-11] go to those who are chosen, and name who could not be told', async () => {
    const skipped = [
      { user: 7, first_name: 'Anna', name: 'Berger', reason: 'Aus 2025 ist kein Urlaub übrig.' },
    ];
    const screen = await notices({ [SEND]: { sent: 0, skipped } });
    await screen.getByRole('checkbox', { name: 'Bernd Berger auswählen' }).click();
    await screen.getByRole('button', { name: 'Hinweis an eine Person' }).click();
    await expect
      .element(screen.getByText('0 Hinweise gespeichert. Anna Berger: Aus 2025 ist kein Urlaub übrig.'))
      .toBeVisible();
    expect(sent(screen, SEND)[0]?.body).toMatchObject({ users: [7] });
  });

  it('[LED-11] on paper say when they were handed over', async () => {
    const screen = await notices({ [SEND]: { sent: 2, skipped: [] } });
    await screen.getByLabelText('Der Hinweis wird gegeben').selectOptions('auf Papier übergeben');
    await screen.getByRole('button', { name: 'Hinweis an 2 Personen' }).click();
    await expect
      .element(screen.getByText(/Bitte geben Sie an, wann der Hinweis übergeben wurde/))
      .toBeVisible();
    await screen.getByLabelText('Übergeben am').fill('18.11.2026');
    await screen.getByLabelText('Notiz').fill('im Büro');
    await screen.getByRole('button', { name: 'Hinweis an 2 Personen' }).click();
    await expect
      .poll(() => sent(screen, SEND)[0]?.body)
      .toMatchObject({ channel: 'paper', day: '2026-11-18', note: 'im Büro' });
  });

  it('[LED-11] are suggested, and lead to the year', async () => {
    const due = [{ year: 2026, deadline: '2027-03-31', occasion: 'september', people: 2 }];
    const screen = await show({
      'GET /api/vacation/notice/due': due,
      'GET /api/vacation/notice/company/2026': [],
    });
    await expect
      .element(screen.getByText(/2 Mitarbeitern fehlt der Hinweis zum 1\. September: Urlaub aus 2026/))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Urlaub aus 2026 ansehen' }).click();
    await expect.poll(() => sent(screen, PREVIEW).at(-1)?.body).toEqual({ year: 2026 });
    await expect.element(screen.getByText(/noch nicht zu Ende/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Anwenden' })).not.toBeInTheDocument();
  });
});

describe('what cannot be applied', () => {
  it('[LED-14] is said before: the button is off', async () => {
    const refusal = 'Zuerst den späteren Abschluss rückgängig machen.';
    const screen = await show({
      [PREVIEW]: { ...yearEndPreview, refusal },
      'GET /api/vacation/closing': [yearEnd({ id: 1, year: 2024 }), yearEnd({ id: 2, year: 2025 })],
    });
    await expect.element(screen.getByText(refusal)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Anwenden' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: '2025 rückgängig machen' })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: '2024 rückgängig machen' }))
      .not.toBeInTheDocument();
  });

  it('[LED-13] is not promised to a reader', async () => {
    const screen = await show({}, 'reader');
    await expect
      .element(screen.getByText('Was übertragen wird, wer einen Hinweis hat und was verfällt'))
      .toBeVisible();
    await expect.element(screen.getByText(/Hinweise geben/)).not.toBeInTheDocument();
  });
});
