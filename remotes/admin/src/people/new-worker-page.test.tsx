import { refuse } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { worker } from './people.fixture.ts';
import { box, change, create, fill, save, sent } from './worker-form.fixture.tsx';

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
