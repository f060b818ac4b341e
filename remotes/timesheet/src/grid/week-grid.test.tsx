import { refuse } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { booking } from '../entries/entries.fixture.ts';
import {
  begin,
  cell,
  MONDAY,
  press,
  ROOF,
  row,
  SAVE,
  type Screen,
  show,
  WORK,
  written,
} from './week-grid.fixture.tsx';

beforeEach(async () => {
  localStorage.removeItem('week-view:7');
  await page.viewport(1440, 900);
});

describe('which week is shown', () => {
  it('[DAY-08] the specified one without the feature, on a narrow screen, and until somebody chooses', async () => {
    const list = (screen: Screen) => screen.getByRole('listitem').filter({ hasText: '16.11.2026' });
    const plain = await show({}, { features: [] });
    await expect.element(list(plain)).toBeVisible();
    expect(plain.getByRole('radiogroup', { name: 'Ansicht' }).elements()).toEqual([]);
    await plain.unmount();
    await page.viewport(899, 900);
    const narrow = await show();
    await expect.element(list(narrow)).toBeVisible();
    await narrow.unmount();
    await page.viewport(900, 900);
    const undecided = await show({}, {}, '/timesheet');
    await expect.element(list(undecided)).toBeVisible();
    await expect.element(undecided.getByRole('radio', { name: 'Woche' })).toBeChecked();
  });

  it('[DAY-08] the one that was chosen last', async () => {
    const screen = await show({}, {}, '/timesheet');
    await screen.getByText('Raster').click();
    await expect.element(screen.getByRole('grid', { name: /^KW 47/ })).toBeVisible();
    expect(screen.at()).toBe('/timesheet?view=raster');
    await screen.unmount();
    const again = await show({}, {}, '/timesheet');
    await expect.element(again.getByRole('grid')).toBeVisible();
    await again.unmount();
    const another = await show(
      { 'GET /api/timesheet/user/8/2026-10-06/2026-11-20': [] },
      { user: { id: 8 } },
      '/timesheet',
    );
    await expect.element(another.getByRole('radio', { name: 'Woche' })).toBeChecked();
  });
});

describe('what it shows', () => {
  it('[DAY-08] working time first, then what the week and the last weeks have, with sums and a word for each day', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('grid')).toBeVisible();
    const heads = screen
      .getByRole('rowheader')
      .elements()
      .map((head) => head.textContent?.trim());
    expect(heads).toEqual([
      'Arbeitszeit Soll 32,00 h',
      'Dachsanierung Ziegel gelegt',
      'Dachsanierung Gaube gedeckt',
      'Projektstunden',
      'Differenz',
    ]);
    await expect.element(cell(screen, WORK, 1)).toHaveTextContent('8,25');
    await expect.element(cell(screen, ROOF, 8)).toHaveTextContent('13,75');
    const words = row(screen, /^Differenz/)
      .getByRole('gridcell')
      .elements()
      .map((one) => one.textContent?.trim());
    expect(words).toEqual([
      'stimmt',
      '−2,75 Differenz',
      'frei',
      'fehlt',
      'noch leer',
      'frei',
      'frei',
      '−10,75',
    ]);
    await expect.element(screen.getByRole('columnheader', { name: /^Mi 18\.11\. Urlaub/ })).toBeVisible();
    await expect
      .element(screen.getByRole('list', { name: 'Tasten' }))
      .toMatchTextContent(/speichert und geht weiter/);
  });

  it('[DAY-08] why a day takes no hours, and how long a working time was', async () => {
    const screen = await show();
    await cell(screen, ROOF, 3).click();
    await expect.element(screen.getByText(/^Mi, 18\.11\.2026: Urlaub, Buchung konnte nicht/)).toBeVisible();
    await expect.element(cell(screen, ROOF, 3)).toHaveAttribute('aria-readonly', 'true');
    await press('{ArrowUp}{ArrowLeft}{ArrowLeft}');
    await expect.element(screen.getByText('Mo, 16.11.2026: 08:00–17:00, Pause 0,75 h')).toBeVisible();
  });
});

describe('keys', () => {
  it('[DAY-08] arrows go from cell to cell, and no further than the grid; one cell is in the order of Tab', async () => {
    const screen = await show();
    await begin(screen, WORK, 1);
    await press('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect.element(cell(screen, /Gaube/, 2)).toHaveFocus();
    await press('{End}{ArrowRight}');
    await expect.element(cell(screen, /Gaube/, 7)).toHaveFocus();
    await press('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect.element(cell(screen, WORK, 7)).toHaveFocus();
    expect(screen.container.querySelectorAll('[role=gridcell][tabindex="0"]').length).toBe(1);
  });

  it('[DAY-08] what is typed is stored by Tab, which goes on to the next day that takes hours', async () => {
    const saved = booking('2026-11-16', 4, { id: 71, booking_text: 'Gaube gedeckt' });
    const screen = await show({ [SAVE]: saved });
    await begin(screen, /Gaube/, 2);
    await press('7,75', '{Tab}');
    // Wednesday is off.
    await expect.element(cell(screen, /Gaube/, 4)).toHaveFocus();
    await press('7:45', '{Tab}');
    await expect.element(cell(screen, /Gaube/, 5)).toHaveFocus();
    await expect
      .poll(() => written(screen).map(({ body }) => body))
      .toEqual([
        { day: '2026-11-17', project: 1001, booking_text: 'Gaube gedeckt', hours: 7.75 },
        { day: '2026-11-19', project: 1001, booking_text: 'Gaube gedeckt', hours: 7.75 },
      ]);
    expect(written(screen)[0]?.headers.get('x-change')).toBe('1');
    await press('{Shift>}{Tab}{/Shift}');
    await expect.element(cell(screen, /Gaube/, 4)).toHaveFocus();
  });

  it('[DAY-08] beyond the last cell Tab leaves the grid', async () => {
    const screen = await show();
    await begin(screen, /Gaube/, 5);
    await press('{Tab}');
    await expect.poll(() => document.activeElement?.closest('tbody')).toBeNull();
  });

  it('[DAY-08] Enter changes what is there and goes down, leaving a cell stores it, too', async () => {
    const changed = booking(MONDAY, 6, { id: 2 });
    const screen = await show({ 'PUT /api/timesheet/booking/2': changed, [SAVE]: changed });
    await begin(screen, ROOF, 1);
    await press('{Enter}');
    await expect
      .element(screen.getByRole('textbox', { name: 'Dachsanierung, Ziegel gelegt, Mo, 16.11.2026' }))
      .toHaveValue('8,25');
    await press('{Backspace}{Backspace}{Backspace}{Backspace}6{Enter}');
    await expect.element(cell(screen, /Gaube/, 1)).toHaveFocus();
    await press('2');
    await screen.getByRole('heading', { name: 'Meine Projektstunden' }).click();
    await expect
      .poll(() => written(screen).map(({ call }) => call))
      .toEqual(['PUT /api/timesheet/booking/2', SAVE]);
    await expect.element(cell(screen, ROOF, 1)).toHaveTextContent('6,00');
  });

  it('[DAY-08] Esc drops what was typed, Entf deletes and can be taken back', async () => {
    const gone = () =>
      new Response(JSON.stringify({ id: 2 }), {
        headers: { 'content-type': 'application/json', 'x-undo': '9' },
      });
    const screen = await show({ 'DELETE /api/timesheet/booking/2': gone });
    await begin(screen, ROOF, 1);
    await press('3{Escape}');
    await expect.element(cell(screen, ROOF, 1)).toHaveFocus();
    await expect.element(cell(screen, ROOF, 1)).toHaveTextContent('8,25');
    expect(written(screen)).toEqual([]);
    await press('{Delete}');
    await expect.element(screen.getByText('Buchung erfolgreich gelöscht.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    expect(written(screen).map(({ call }) => call)).toEqual(['DELETE /api/timesheet/booking/2']);
    await expect.element(cell(screen, ROOF, 1)).toBeEmptyDOMElement();
  });

  it('[DAY-08] of several entries the sum stands there, and Enter opens the day', async () => {
    const screen = await show();
    await begin(screen, ROOF, 2);
    await expect.element(cell(screen, ROOF, 2)).toHaveTextContent('5,50');
    await expect.element(screen.getByText('Di, 17.11.2026: 2 Einträge, hier ihre Summe')).toBeVisible();
    await press('4{Delete}');
    expect(written(screen)).toEqual([]);
    await press('{Enter}');
    expect(screen.at()).toBe('/day?date=2026-11-17');
  });
});

describe('a refusal', () => {
  it('[DAY-08] stands below its row and keeps what was typed, until it is dropped or right', async () => {
    const screen = await show();
    await begin(screen, ROOF, 4);
    await press('2,3{Tab}');
    const refused = cell(screen, ROOF, 4);
    await expect.element(refused).toHaveAttribute('aria-invalid', 'true');
    await expect.element(refused).toHaveTextContent('2,3');
    await expect
      .element(screen.getByRole('alert').filter({ hasText: 'Do, 19.11.: 2,3 ist nicht gespeichert.' }))
      .toMatchTextContent(/Kleinste Buchungseinheit sind 0,25/);
    const below = row(screen, ROOF).first().element().nextElementSibling;
    expect(below?.className).toBe('ts-grid-refusal');
    expect(refused.element().getAttribute('aria-describedby')).toBe(below?.querySelector('td')?.id);
    expect(written(screen)).toEqual([]);
    await press('{Escape}');
    await expect.element(refused).toHaveTextContent('2,3');
    await press('{ArrowLeft}{Escape}');
    await expect.element(refused).toBeEmptyDOMElement();
    expect(screen.container.querySelector('.ts-grid-refusal')).toBeNull();
  });

  it('[DAY-08] of the server reads the same, of another row leaves the others alone', async () => {
    const screen = await show({
      [SAVE]: refuse(409, 'budget_exceeded', 'Das Budget ist verbraucht.', 'project'),
    });
    await begin(screen, ROOF, 4);
    await press('2{Tab}');
    await expect
      .element(screen.getByText('Do, 19.11.: 2 ist nicht gespeichert. Das Budget ist verbraucht.'))
      .toBeVisible();
    await expect.element(cell(screen, ROOF, 5)).toHaveFocus();
    await expect.element(cell(screen, ROOF, 5)).not.toHaveAttribute('aria-invalid');
  });

  it('[DAY-08] is not left by another page without a question', async () => {
    const screen = await show();
    await begin(screen, ROOF, 4);
    await press('abc', '7,1{Tab}');
    await expect.element(cell(screen, ROOF, 4)).toHaveTextContent('7,1');
    await screen.router.navigate('/dashboard');
    await expect.element(screen.getByRole('dialog').getByText(/noch nicht gespeichert/)).toBeVisible();
  });
});

it('[AMB-106] says so when the days that are owed can’t be loaded', async () => {
  const calls = {
    'GET /api/company/settings': refuse(503, 'unavailable', 'Der Dienst ist nicht erreichbar.'),
  };
  const screen = await show(calls, { features: ['day', 'calendar'] });
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Der Dienst ist nicht erreichbar/);
});
