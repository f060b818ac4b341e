import { refuse } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { worker } from './people.fixture.ts';
import { box, change, save, sent } from './worker-form.fixture.tsx';

const SAVED = 'Mitarbeiter erfolgreich gespeichert.';

describe('a stored worker', () => {
  it('[WORK-02] [WORK-17] [AMB-48] is loaded by e-mail and saved with its version', async () => {
    const screen = await change();
    await expect.element(box(screen, 'Vorname')).toHaveValue('Paula');
    await expect.element(box(screen, 'Wochenstunden')).toHaveValue('38,5');
    await expect.element(box(screen, 'Im Unternehmen seit')).toHaveValue('01.03.2021');
    await box(screen, 'Nachname').fill('Altmann');
    await screen.getByRole('checkbox', { name: /Administrator/ }).click();
    await save(screen);
    await expect.element(screen.getByText(SAVED)).toBeVisible();
    expect(screen.at()).toBe('/myworkers');
    expect(sent(screen, 'PUT')[0]?.body).toEqual({
      first_name: 'Paula',
      name: 'Altmann',
      email: 'paula+neu@beispiel.de',
      job: 10_001,
      personnelNumber: '0815',
      weeklyhours: 38.5,
      vacation: 30,
      worker_since: '2021-03-01',
      working_days: '1111000',
      active: 1,
      setAdmin: 1,
      version: 4,
    });
  });

  it('[WORK-15] [AMB-44] [AMB-49] has neither switches nor a delete button for oneself', async () => {
    const screen = await change(worker({ id: 7, role: 2, setAdmin: 1 }), {}, { id: 7 });
    await expect.element(box(screen, 'Vorname')).toBeVisible();
    await expect
      .element(screen.getByRole('checkbox', { name: /Administrator|Aktiv/ }))
      .not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Löschen' })).not.toBeInTheDocument();
    await save(screen);
    await expect.poll(() => sent(screen, 'PUT')[0]?.body).not.toHaveProperty('setAdmin');
    expect(sent(screen, 'PUT')[0]?.body).not.toHaveProperty('active');
  });

  it('[AMB-37] a computed remainder of last year is only entered if it is confirmed or changed', async () => {
    const stored = worker({ vacation_lastyear: 7, vacation_lastyear_provisional: true });
    const screen = await change(stored);
    await expect.element(box(screen, 'Resturlaub Vorjahr (vorläufig)')).toHaveValue('7');
    await save(screen);
    await expect.poll(() => sent(screen, 'PUT')[0]?.body).not.toHaveProperty('vacation_lastyear');
    const again = await change(stored);
    await again.getByRole('checkbox', { name: /festschreiben/ }).click();
    await save(again);
    await expect.poll(() => sent(again, 'PUT')[0]?.body).toMatchObject({ confirm_vacation_lastyear: 1 });
  });

  it('[AMB-37] [WORK-07] a remainder above the input limit can be saved unchanged and confirmed, but not typed', async () => {
    for (const provisional of [true, false]) {
      const screen = await change(
        worker({ vacation_lastyear: 60, vacation_lastyear_provisional: provisional }),
      );
      const field = box(screen, provisional ? 'Resturlaub Vorjahr (vorläufig)' : 'Resturlaub Vorjahr');
      await expect.element(field).toHaveValue('60');
      if (provisional) await screen.getByRole('checkbox', { name: /festschreiben/ }).click();
      await save(screen);
      await expect.poll(() => sent(screen, 'PUT')[0]?.body).not.toHaveProperty('vacation_lastyear');
      await screen.unmount();
    }
    const typed = await change(worker({ vacation_lastyear: 60, vacation_lastyear_provisional: true }));
    await box(typed, 'Resturlaub Vorjahr (vorläufig)').fill('61');
    await save(typed);
    await expect.element(typed.getByText(/0 bis 50/).last()).toBeVisible();
    expect(sent(typed, 'PUT')).toEqual([]);
  });

  it.each([
    ['stale', 409, 'Der Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.'],
    ['own_role', 403, 'Die eigene Rolle und der eigene Zugang lassen sich nicht ändern.'],
  ])(
    '[WORK-18] [API-69] shows the sentence of the server under the form: %s',
    async (code, status, sentence) => {
      const screen = await change(worker(), { 'PUT /api/user/8': refuse(status, code, sentence) });
      await save(screen);
      await expect.element(screen.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      expect(screen.at()).toContain('/manage-worker');
    },
  );

  it('[API-70] [AMB-50] is deleted after a question', async () => {
    const screen = await change(worker(), { 'DELETE /api/user/8': { id: 8 } });
    await screen.getByRole('button', { name: 'Löschen' }).click();
    await expect.element(screen.getByText('Wollen Sie Paula Neumann wirklich löschen?')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(sent(screen, 'DELETE')).toEqual([]);
    await screen.getByRole('button', { name: 'Löschen' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect.poll(screen.at).toBe('/myworkers');
    expect(sent(screen, 'DELETE')).toHaveLength(1);
  });

  it.each([
    ['worker_has_entries', 409, 'Mitarbeiter hat Buchungen und kann nur deaktiviert werden.'],
    ['own_deletion', 403, 'Der eigene Zugang lässt sich nicht löschen.'],
  ])('[AMB-50] is not deleted: %s', async (code, status, sentence) => {
    const screen = await change(worker(), { 'DELETE /api/user/8': refuse(status, code, sentence) });
    await screen.getByRole('button', { name: 'Löschen' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect.element(screen.getByText(sentence)).toBeVisible();
    expect(screen.at()).toContain('/manage-worker');
  });

  it('[AMB-106] that is not there leads to /403', async () => {
    const gone = {
      'GET /api/user/email/paula%2Bneu%40beispiel.de': refuse(404, 'not_found', 'Nicht gefunden.'),
    };
    const screen = await change(worker(), gone);
    await expect.poll(screen.at).toBe('/403');
  });
});
