import { refuse } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { worker } from './people.fixture.ts';
import { box, change, create, fill, save, sent } from './worker-form.fixture.tsx';

describe('a new person', () => {
  describe('a new worker', () => {
    it('[WORK-02] [WORK-17] [WORK-12] [WORK-13] [CONST-29] [CONST-34] is saved with the defaults', async () => {
      const screen = await create();
      await fill(screen, { Personalnummer: '0815' });
      await save(screen);
      await expect.element(screen.getByText('Mitarbeiter erfolgreich angelegt.')).toBeVisible();
      expect(screen.at()).toBe('/myworkers');
      expect(sent(screen, 'POST')[0]?.body).toEqual({
        first_name: 'Paula',
        name: 'Neumann',
        email: 'paula@beispiel.de',
        job: 10_001,
        personnelNumber: '0815',
        weeklyhours: 20,
        vacation: 25,
        vacation_lastyear: 0,
        worker_since: null,
        working_days: '1111100',
        active: 1,
        setAdmin: 0,
      });
    });

    it('[WORK-06] [WORK-08] [CONST-60] [CONST-62] bounds what can be typed', async () => {
      const screen = await create();
      await expect.element(box(screen, 'Vorname')).toHaveAttribute('maxlength', '20');
      await expect.element(box(screen, 'Nachname')).toHaveAttribute('maxlength', '30');
      await expect.element(box(screen, 'E-Mail')).toHaveAttribute('maxlength', '254');
      const since = box(screen, 'Im Unternehmen seit');
      await expect.element(since).toHaveAttribute('min', '2012-01-01');
      await expect.element(since).toHaveAttribute('max', '2030-01-01');
    });

    it('[WORK-13] has a box for each day of the week', async () => {
      const screen = await create();
      const days = screen.getByRole('group', { name: 'Arbeitstage' }).getByRole('checkbox');
      expect(
        days.elements().map((day) => [day.closest('label')?.textContent, (day as HTMLInputElement).checked]),
      ).toEqual([
        ['Mo', true],
        ['Di', true],
        ['Mi', true],
        ['Do', true],
        ['Fr', true],
        ['Sa', false],
        ['So', false],
      ]);
      await fill(screen);
      await screen.getByRole('checkbox', { name: 'Fr' }).click();
      await screen.getByRole('checkbox', { name: 'So' }).click();
      await save(screen);
      await expect.poll(() => sent(screen, 'POST')[0]?.body).toMatchObject({ working_days: '1111001' });
    });

    it('[WORK-05] [WORK-07] [WORK-09] [WORK-12] [AMB-39] [AMB-47] [CONST-61] says at its field what is wrong', async () => {
      const screen = await create();
      await fill(screen);
      const refused = async (values: Record<string, string>, field: string, sentence: string) => {
        for (const [name, value] of Object.entries(values)) await box(screen, name).fill(value);
        await save(screen);
        await expect.element(screen.getByText(sentence)).toBeVisible();
        await expect.element(box(screen, field)).toHaveFocus();
      };
      const missing = 'Bitte befüllen Sie alle Felder.';
      const short = 'Die Mindestlänge des Namens wurde nicht eingehalten.';
      const days = 'Bitte geben Sie 0 bis 50 Urlaubstage an, höchstens halbe Tage.';
      const hours = 'Bitte geben Sie höchstens 168 Wochenstunden an.';
      await refused({ Vorname: '' }, 'Vorname', missing);
      await refused({ Vorname: 'Li' }, 'Vorname', short);
      await refused({ Vorname: 'Lina', Nachname: 'Ng' }, 'Nachname', short);
      await refused({ Nachname: 'Neumann', 'E-Mail': '' }, 'E-Mail', missing);
      await refused({ 'E-Mail': 'lina' }, 'E-Mail', 'Ungültige Eingabe.');
      await refused({ 'E-Mail': 'l@n.de', 'Urlaubstage im Jahr': '50,5' }, 'Urlaubstage im Jahr', days);
      await refused({ 'Urlaubstage im Jahr': '25', 'Resturlaub Vorjahr': '-1' }, 'Resturlaub Vorjahr', days);
      await refused({ 'Resturlaub Vorjahr': '0', Wochenstunden: '200' }, 'Wochenstunden', hours);
      expect(sent(screen, 'POST')).toEqual([]);
    });

    it('[WORK-10] needs a job', async () => {
      const screen = await create();
      await box(screen, 'Vorname').fill('Paula');
      await box(screen, 'Nachname').fill('Neumann');
      await box(screen, 'E-Mail').fill('paula@beispiel.de');
      await save(screen);
      await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
      await expect.element(screen.getByLabelText('Arbeitsplatz', { exact: true })).toHaveFocus();
    });

    it('[AMB-83] needs a working day', async () => {
      const screen = await create();
      await fill(screen);
      for (const day of ['Mo', 'Di', 'Mi', 'Do', 'Fr'])
        await screen.getByRole('checkbox', { name: day }).click();
      await save(screen);
      await expect.element(screen.getByText('Bitte wählen Sie mindestens einen Arbeitstag.')).toBeVisible();
    });

    it('[WORK-08] does not take a start before 2012', async () => {
      const stored = worker({ worker_since: '2011-06-01' });
      const screen = await change(stored);
      await save(screen);
      const sentence = 'Der Eintritt muss zwischen dem 01.01.2012 und dem 01.01.2030 liegen.';
      await expect.element(screen.getByText(sentence)).toBeVisible();
    });

    it('[WORK-18] [AMB-25] [AMB-47] [AMB-68] shows the sentence of the server under the form', async () => {
      let refusal = new Response();
      const screen = await create({ 'POST /api/user': () => refusal });
      await fill(screen);
      for (const [status, code, sentence, field] of [
        [409, 'email_taken', 'E-Mail bereits vorhanden.', 'email'],
        [400, 'job_unknown', 'Bitte wählen Sie einen Arbeitsplatz aus der Liste.', 'job'],
        [400, 'company_unknown', 'Dieses Unternehmen gibt es nicht.', 'company'],
      ] as const) {
        refusal = refuse(status, code, sentence, field);
        await save(screen);
        await expect
          .element(screen.getByRole('alert').filter({ hasText: sentence }))
          .toHaveClass('sb-form-message-place');
      }
      await expect.element(box(screen, 'Vorname')).toHaveValue('Paula');
      expect(screen.at()).toBe('/new-worker');
    });

    it('[WORK-11] [CONST-57] "create a new one" leads to the job form, and returning restores the typed values', async () => {
      const screen = await create();
      await box(screen, 'Vorname').fill('Paula');
      const select = screen.getByLabelText('Arbeitsplatz', { exact: true });
      await expect.element(select.getByRole('option').last()).toHaveValue('9999');
      await select.selectOptions('9999');
      await expect.poll(screen.at).toBe('/new-job');
      const { draft, returnTo } = screen.router.state.location.state;
      expect(returnTo).toBe('/new-worker');
      await screen.router.navigate(returnTo, { state: { draft: { ...draft, job: 10_002 } } });
      await expect.element(box(screen, 'Vorname')).toHaveValue('Paula');
      await expect.element(select).toHaveValue('10002');
    });
  });
});

describe('a changed person', () => {
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
});
