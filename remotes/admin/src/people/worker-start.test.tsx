import { formatDay } from '@stundenbuch/domain/time/format';
import { today } from '@stundenbuch/web/clock';
import { refuse } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { places, timeline } from '../contracts/contracts.fixture.ts';
import { worker } from './people.fixture.ts';
import { box, change, create, fill, save, sent } from './worker-form.fixture.tsx';

const FEATURES = ['calendar', 'contracts', 'ledger', 'overtime'];
const calls = { 'GET /api/calendar/place': places };
const year = Number(today().slice(0, 4));

describe('where somebody new begins', () => {
  it('[START-01] is proposed as today, follows a later entry, and is asked for', async () => {
    const screen = await create(calls, FEATURES);
    await expect.element(box(screen, 'Wir erfassen ab')).toHaveValue(formatDay(today()));
    await fill(screen, { Eintritt: '01.03.2024' });
    await expect.element(box(screen, 'Wir erfassen ab')).toHaveValue(formatDay(today()));
    await box(screen, 'Eintritt').fill(`01.02.${year + 1}`);
    await box(screen, 'Vorname').click();
    await expect.element(box(screen, 'Wir erfassen ab')).toHaveValue(`01.02.${year + 1}`);
    await box(screen, 'Wir erfassen ab').fill('');
    await box(screen, 'Vorname').click();
    await save(screen);
    await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
    await expect.element(box(screen, 'Wir erfassen ab')).toHaveFocus();
    expect(sent(screen, 'POST')).toEqual([]);
  });

  it('[START-01] is beside "Im Unternehmen seit" where there are no contracts, and unknown without a calendar', async () => {
    const screen = await create({}, ['calendar']);
    await fill(screen);
    await expect.element(box(screen, 'Im Unternehmen seit')).toBeVisible();
    await save(screen);
    await expect
      .poll(() => sent(screen, 'POST')[0]?.body)
      .toMatchObject({ records_from: today(), worker_since: null });
    for (const field of ['opening_minutes', 'vacation_taken', 'records'])
      expect(sent(screen, 'POST')[0]?.body).not.toHaveProperty(field);
  });

  it('[START-03] [SET-33] the accounts begin with what is typed, and with 0 where nothing is', async () => {
    const screen = await create(calls, FEATURES);
    await fill(screen, { 'Stundenkonto zu Beginn': '−3:30', [`in ${year} schon genommen`]: '12' });
    await box(screen, `Resturlaub aus ${year - 1}`).fill('');
    await expect.element(screen.getByText(/Leer zählt als 0/)).toBeVisible();
    await save(screen);
    await expect
      .poll(() => sent(screen, 'POST')[0]?.body)
      .toMatchObject({
        opening_minutes: -210,
        vacation_taken: 12,
        vacation_lastyear: 0,
        worker_since: today(),
        records_from: today(),
      });
  });

  it('[START-03] that is no time is refused at its field', async () => {
    const screen = await create(calls, FEATURES);
    await fill(screen, { 'Stundenkonto zu Beginn': 'viel' });
    await save(screen);
    await expect.element(screen.getByText('Bitte geben Sie eine Zeit bis 1000 Stunden an.')).toBeVisible();
    expect(sent(screen, 'POST')).toEqual([]);
  });

  it('[START-04] [SET-34] an admin has nothing of it until "Erfasst selbst" is ticked', async () => {
    const screen = await create(calls, FEATURES);
    await fill(screen);
    await box(screen, 'Administrator des Unternehmens').click();
    for (const label of ['Eintritt', 'Wir erfassen ab', 'Wochenstunden', 'Stundenkonto zu Beginn'])
      await expect.element(box(screen, label)).not.toBeInTheDocument();
    await save(screen);
    await expect.poll(() => sent(screen, 'POST')[0]?.body).toMatchObject({ setAdmin: 1, records: false });
    expect(sent(screen, 'POST')[0]?.body).not.toHaveProperty('minutes');
  });

  it('[START-04] [SET-34] an admin who records has a contract like everybody', async () => {
    const screen = await create(calls, FEATURES);
    await fill(screen);
    await box(screen, 'Administrator des Unternehmens').click();
    await screen.getByRole('checkbox', { name: /Erfasst selbst/ }).click();
    await box(screen, 'Wochenstunden').fill('40');
    await save(screen);
    await expect
      .poll(() => sent(screen, 'POST')[0]?.body)
      .toMatchObject({
        setAdmin: 1,
        records: true,
        weeklyhours: 40,
        worker_since: today(),
        minutes: [480, 480, 480, 480, 480, 0, 0],
      });
  });
});

describe('where somebody who is there begins', () => {
  const stored = worker({ worker_since: '2024-03-01', records_from: '2026-11-01', records: true });
  const shown = {
    figures: [{ figure: 'Stundenkonto (Stunden)', before: -112, after: -8 }],
    entries: 2,
  };
  const open = (one = stored, more = {}) =>
    change(
      one,
      {
        ...calls,
        'GET /api/contract/user/8': timeline,
        'POST /api/user/8/recording': shown,
        ...more,
      },
      {},
      FEATURES,
    );

  it('[START-01] [START-02] is changed after a preview and with a reason', async () => {
    const screen = await open();
    await expect.element(box(screen, 'Wir erfassen ab')).toHaveValue('01.11.2026');
    await expect.element(screen.getByText(/Eintritt 01\.03\.2024/)).toBeVisible();
    await box(screen, 'Wir erfassen ab').fill('19.11.2026');
    await box(screen, 'Vorname').click();
    await expect
      .poll(() => screen.getByRole('row', { name: /Stundenkonto/ }).element().textContent)
      .toMatch(/−112.*−8/);
    await expect.element(screen.getByText('2 gespeicherte Tage bekommen ein anderes Soll.')).toBeVisible();
    await save(screen);
    await expect.element(screen.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
    await box(screen, 'Grund').fill('Früher gestartet');
    await save(screen);
    await expect
      .poll(() => sent(screen, 'PUT')[0]?.body)
      .toMatchObject({ records_from: '2026-11-19', reason: 'Früher gestartet' });
    expect(sent(screen, 'PUT')[0]?.body).not.toHaveProperty('records');
    expect(sent(screen, 'POST /api/user/8/recording').map(({ body }) => body)).toEqual([
      { records_from: '2026-11-19' },
    ]);
  });

  it('[START-02] is not sent where nothing was changed, and not taken away', async () => {
    const screen = await open();
    await box(screen, 'Wir erfassen ab').fill('');
    await box(screen, 'Vorname').click();
    await save(screen);
    await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
    await box(screen, 'Wir erfassen ab').fill('01.11.2026');
    await box(screen, 'Nachname').fill('Altmann');
    await save(screen);
    await expect.poll(() => sent(screen, 'PUT')[0]?.body).toMatchObject({ name: 'Altmann' });
    for (const field of ['records_from', 'records', 'reason', 'opening_minutes', 'vacation_taken'])
      expect(sent(screen, 'PUT')[0]?.body).not.toHaveProperty(field);
  });

  it('[START-04] [SET-34] an admin is recorded from when on it is ticked and hours are given', async () => {
    const screen = await open(worker({ role: 2, setAdmin: 1, records: false, records_from: '2026-11-01' }));
    await screen.getByRole('checkbox', { name: /Erfasst selbst/ }).click();
    await box(screen, 'Wochenstunden').fill('32');
    await box(screen, 'Grund').fill('Arbeitet mit');
    await save(screen);
    await expect
      .poll(() => sent(screen, 'PUT')[0]?.body)
      .toMatchObject({ records: true, weeklyhours: 32, reason: 'Arbeitet mit' });
  });

  it('[START-02] that a closed month forbids says so in the preview', async () => {
    const sealed = 'Der Monat November 2026 ist abgeschlossen.';
    const screen = await open(stored, { 'POST /api/user/8/recording': refuse(409, 'month_sealed', sealed) });
    await box(screen, 'Wir erfassen ab').fill('19.11.2026');
    await box(screen, 'Vorname').click();
    await expect.element(screen.getByText(sealed)).toBeVisible();
  });
});
