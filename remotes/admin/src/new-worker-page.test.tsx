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

  it.each([
    ['WORK-05', { Vorname: '' }, 'Bitte befüllen Sie alle Felder.', 'Vorname'],
    [
      'WORK-05] [AMB-39',
      { Vorname: 'Li' },
      'Die Mindestlänge des Namens wurde nicht eingehalten.',
      'Vorname',
    ],
    ['WORK-05', { Nachname: 'Ng' }, 'Die Mindestlänge des Namens wurde nicht eingehalten.', 'Nachname'],
    ['WORK-09', { 'E-Mail': '' }, 'Bitte befüllen Sie alle Felder.', 'E-Mail'],
    ['AMB-47', { 'E-Mail': 'paula' }, 'Ungültige Eingabe.', 'E-Mail'],
    [
      'WORK-07] [CONST-61',
      { 'Urlaubstage im Jahr': '50,5' },
      'Bitte geben Sie 0 bis 50 Urlaubstage an, höchstens halbe Tage.',
      'Urlaubstage im Jahr',
    ],
    [
      'WORK-07] [CONST-61',
      { 'Resturlaub Vorjahr': '-1' },
      'Bitte geben Sie 0 bis 50 Urlaubstage an, höchstens halbe Tage.',
      'Resturlaub Vorjahr',
    ],
    ['WORK-12', { Wochenstunden: '200' }, 'Bitte geben Sie höchstens 168 Wochenstunden an.', 'Wochenstunden'],
  ])('[%s] %j: %s', async (_, values, sentence, field) => {
    const screen = await create();
    await fill(screen, values as Record<string, string>);
    await save(screen);
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(box(screen, field)).toHaveFocus();
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

  it.each([
    ['AMB-47', 409, 'email_taken', 'E-Mail bereits vorhanden.', 'email'],
    ['AMB-68', 400, 'job_unknown', 'Bitte wählen Sie einen Arbeitsplatz aus der Liste.', 'job'],
    ['AMB-25', 400, 'company_unknown', 'Dieses Unternehmen gibt es nicht.', 'company'],
  ])(
    '[WORK-18] [%s] shows the sentence of the server under the form (%i %s)',
    async (_, status, code, sentence, field) => {
      const screen = await create({ 'POST /api/user': refuse(status, code, sentence, field) });
      await fill(screen);
      await save(screen);
      await expect
        .element(screen.getByRole('alert').filter({ hasText: sentence }))
        .toHaveClass('sb-form-message-place');
      await expect.element(box(screen, 'Vorname')).toHaveValue('Paula');
      expect(screen.at()).toBe('/new-worker');
    },
  );

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
