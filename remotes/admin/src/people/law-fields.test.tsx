import { describe, expect, it } from 'vitest';
import { worker } from './people.fixture.ts';
import { box, change, create, fill, save, sent } from './worker-form.fixture.tsx';

const MILOG = 'Arbeitszeit spätestens am siebten Tag aufzuzeichnen (§ 17 MiLoG)';
const ON = ['calendar', 'law'];

describe('[LAW-10] [LAW-13] date of birth and MiLoG', () => {
  it('are entered with a new person', async () => {
    const screen = await create({}, ON);
    await fill(screen);
    await box(screen, 'Geburtsdatum').fill('20.4.2009');
    await screen.getByRole('checkbox', { name: MILOG }).click();
    await save(screen);
    await expect.element(screen.getByText('Mitarbeiter erfolgreich angelegt.')).toBeVisible();
    expect(sent(screen, 'POST')[0]?.body).toMatchObject({ birth_date: '2009-04-20', milog: true });
  });

  it('are shown, changed and removed', async () => {
    const screen = await change(worker({ birth_date: '2009-04-20', milog: true }), {}, {}, ON);
    await expect.element(box(screen, 'Geburtsdatum')).toHaveValue('20.04.2009');
    await expect.element(screen.getByRole('checkbox', { name: MILOG })).toBeChecked();
    await box(screen, 'Geburtsdatum').clear();
    await screen.getByRole('checkbox', { name: MILOG }).click();
    await save(screen);
    await expect.poll(() => sent(screen, 'PUT')[0]?.body).toMatchObject({ birth_date: null, milog: false });
  });

  it.each(['21.11.2026', '31.12.1899'])('%s is no date of birth', async (typed) => {
    const screen = await change(worker(), {}, {}, ON);
    await box(screen, 'Geburtsdatum').fill(typed);
    await save(screen);
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(sent(screen, 'PUT')).toEqual([]);
  });

  it('[FND-02] are neither shown nor sent without the guide', async () => {
    const screen = await change(worker({ birth_date: '2009-04-20', milog: true }), {}, {}, ['calendar']);
    await expect.element(box(screen, 'Vorname')).toHaveValue('Paula');
    await expect.element(screen.getByLabelText('Geburtsdatum')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('checkbox', { name: /MiLoG/ })).not.toBeInTheDocument();
    await save(screen);
    await expect.poll(() => sent(screen, 'PUT')).toHaveLength(1);
    expect(Object.keys(sent(screen, 'PUT')[0]?.body as object)).not.toContain('birth_date');
    expect(Object.keys(sent(screen, 'PUT')[0]?.body as object)).not.toContain('milog');
  });
});
