import { formatDay } from '@stundenbuch/domain/time/format';
import { today } from '@stundenbuch/web/clock';
import { describe, expect, it } from 'vitest';
import { places, timeline } from '../contracts/contracts.fixture.ts';
import { worker } from './people.fixture.ts';
import { box, change, create, fill, save, sent } from './worker-form.fixture.tsx';

const FEATURES = ['calendar', 'contracts'];
const calls = { 'GET /api/calendar/place': places, 'GET /api/contract/user/8': timeline };

describe('a worker of a company with contracts', () => {
  it('[CON-11] has hours, days, vacation and entry on a tab of their own', async () => {
    const screen = await change(worker(), calls, {}, FEATURES);
    await expect.element(box(screen, 'Vorname')).toHaveValue('Paula');
    for (const label of ['Wochenstunden', 'Urlaubstage im Jahr', 'Im Unternehmen seit'])
      await expect.element(box(screen, label)).not.toBeInTheDocument();
    await box(screen, 'Nachname').fill('Altmann');
    await screen.getByRole('tab', { name: 'Vertrag' }).click();
    await expect.element(screen.getByText('Mo–Fr 8:00')).toBeVisible();
    await screen.getByRole('tab', { name: 'Stammdaten' }).click();
    await expect.element(box(screen, 'Nachname')).toHaveValue('Altmann');
    await save(screen);
    await expect.poll(() => sent(screen, 'PUT')[0]?.body).toMatchObject({ name: 'Altmann' });
    for (const field of ['weeklyhours', 'working_days', 'vacation', 'worker_since'])
      expect(sent(screen, 'PUT')[0]?.body).not.toHaveProperty(field);
  });

  it('[MIG-02] begins with an entry and the hours of each weekday', async () => {
    const screen = await create(calls, FEATURES);
    const hours = (day: string) => screen.getByRole('textbox', { name: day, exact: true });
    await expect.element(hours('Mo')).toHaveValue('4:00');
    await expect.element(screen.getByLabelText('Eintritt')).toHaveValue(formatDay(today()));
    await fill(screen, { Eintritt: '01.12.2026', Wochenstunden: '37,5' });
    await expect.element(hours('Fr')).toHaveValue('7:30');
    await screen.getByLabelText('Ort', { exact: true }).selectOptions('Werk Köln');
    await save(screen);
    await expect
      .poll(() => sent(screen, 'POST')[0]?.body)
      .toMatchObject({
        worker_since: '2026-12-01',
        weeklyhours: 37.5,
        minutes: [450, 450, 450, 450, 450, 0, 0],
        place_id: 501,
      });
  });

  it('[MIG-02] without an entry is refused before anything is sent', async () => {
    const screen = await create(calls, FEATURES);
    await fill(screen, { Eintritt: '' });
    await save(screen);
    await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
    expect(sent(screen, 'POST')).toEqual([]);
  });
});
