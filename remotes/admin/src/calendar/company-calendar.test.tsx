import type { FreeDayAbsence } from '@stundenbuch/domain/day/calendar/contract';
import { refuse } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  anna,
  previewShutdown,
  saveDay,
  savePlace,
  show,
  shutdown,
  undoShutdown,
} from './calendar.fixture.tsx';
import { CompanyCalendarPage } from './company-calendar-page.tsx';
import { CompanyDayPage } from './company-day-page.tsx';
import { CompanyPlacePage } from './company-place-page.tsx';

beforeEach(() => page.viewport(1280, 900));

const rowsOf = (screen: Awaited<ReturnType<typeof show>>, table: RegExp) =>
  screen
    .getByRole('table', { name: table })
    .getByRole('row')
    .elements()
    .map((row) => row.textContent);

describe('the calendar of the company', () => {
  it('[HOL-13] shows date, weekday, name and origin of a year, at the usual place', async () => {
    const screen = await show(<CompanyCalendarPage />);
    await expect
      .poll(() => rowsOf(screen, /Freie und halbe Tage 2026/).slice(1))
      .toEqual([
        expect.stringContaining('04.06.2026DoFronleichnam (vor dem Einschalten)Gesetz'),
        expect.stringContaining('25.12.2026Fr1. WeihnachtstagGesetz'),
        expect.stringContaining('28.12.2026MoBrückentagBetrieb'),
        expect.stringContaining('31.12.2026DoSilvester (halber Tag)Betrieb'),
      ]);
    await expect.element(screen.getByRole('link', { name: 'Brückentag bearbeiten' })).toBeVisible();
    await expect.element(screen.getByText('Bayern').first()).toBeVisible();
  });

  it('[HOL-13] a reader looks and changes nothing', async () => {
    const screen = await show(<CompanyCalendarPage />, {}, '/', 'reader');
    await expect.element(screen.getByText('1. Weihnachtstag')).toBeVisible();
    expect(
      screen.getByRole('link', { name: /Eigener Tag|bearbeiten|anlegen|Betriebsferien/ }).elements(),
    ).toEqual([]);
    expect(screen.getByRole('button', { name: /zurücknehmen/ }).elements()).toEqual([]);
  });

  it('[HOL-13] on the phone the days are listed by month', async () => {
    await page.viewport(360, 800);
    const screen = await show(<CompanyCalendarPage />);
    await expect.element(screen.getByRole('heading', { name: 'Dezember' })).toBeVisible();
    await expect.element(screen.getByText('Fr, 25.12.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'März' }).elements()).toEqual([]);
  });
});

describe('vacation on days that have become free', () => {
  const absence: FreeDayAbsence = {
    id: 71,
    user: 7,
    first_name: 'Anna',
    name: 'Berger',
    day: '2026-12-28',
    project: 10,
    reason: 'Brückentag',
    ahead: true,
  };
  const behind = { ...absence, id: 72, day: '2026-11-02', ahead: false };
  const open = (absences: readonly FreeDayAbsence[], answer: unknown = { cancelled: 1 }) =>
    show(<CompanyCalendarPage />, {
      'GET /api/calendar/free-day': absences,
      'POST /api/calendar/free-day': answer,
    });

  it('[HOL-10] is listed for the admin, who cancels what lies ahead', async () => {
    const screen = await open([absence, behind]);
    await expect
      .poll(() => rowsOf(screen, /Urlaub an freien Tagen/).slice(1))
      .toEqual([
        expect.stringContaining('Anna Berger28.12.2026UrlaubBrückentagmöglich'),
        expect.stringContaining('02.11.2026UrlaubBrückentagnein, der Tag ist vorbei'),
      ]);
    await screen.getByRole('button', { name: 'Künftige stornieren' }).click();
    await expect.element(screen.getByText('1 Tag storniert.')).toBeVisible();
    const sent = screen.sent.find(({ call }) => call === 'POST /api/calendar/free-day');
    expect(sent?.body).toEqual({ ids: [71, 72], cancel: true });
  });

  it('[HOL-10] may stay, and of days that are over nothing is offered but that', async () => {
    const screen = await open([behind], { cancelled: 0 });
    await expect.element(screen.getByRole('button', { name: 'So lassen' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Künftige stornieren' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'So lassen' }).click();
    await expect.element(screen.getByText('Der Urlaub bleibt, wie er ist.')).toBeVisible();
  });

  it('[HOL-10] takes no place while there is none', async () => {
    const screen = await open([]);
    await expect.element(screen.getByText('1. Weihnachtstag')).toBeVisible();
    expect(screen.getByText('Urlaub an freien Tagen').elements()).toEqual([]);
  });
});

describe('own days and places', () => {
  it('[HOL-05] a day is sent with its kind and leads back to the calendar', async () => {
    const screen = await saveDay();
    await expect.poll(() => screen.at()).toBe('/company-calendar');
    expect(screen.sent.find(({ call }) => call === 'POST /api/calendar/day')?.body).toEqual({
      day: '2026-12-04',
      name: 'Barbarafeier',
      kind: 'free',
      place_id: null,
    });
  });

  it('[HOL-05] somebody who was slower is told, and what was typed stays', async () => {
    const stale = refuse(409, 'stale', 'Der Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.');
    const screen = await show(<CompanyDayPage />, { 'PUT /api/calendar/day/5': stale }, '/company-day?id=5');
    const name = screen.getByLabelText('Name', { exact: true });
    await name.fill('Inventur');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText(/inzwischen geändert/)).toBeVisible();
    await expect.element(name).toHaveValue('Inventur');
    expect(screen.sent.find(({ call }) => call === 'PUT /api/calendar/day/5')?.body).toMatchObject({
      version: 2,
    });
  });

  it('[HOL-03] a place is offered the days of its Land alone', async () => {
    const screen = await show(<CompanyPlacePage />);
    await screen.getByLabelText('Land').selectOptions('Sachsen');
    await expect.element(screen.getByRole('checkbox', { name: 'Fronleichnam' })).toBeVisible();
    await screen.getByLabelText('Land').selectOptions('Bayern');
    await expect
      .element(screen.getByRole('checkbox', { name: 'Augsburg (08.08. und 15.08.)' }))
      .toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Fronleichnam' }).elements()).toEqual([]);
    await screen.getByLabelText('Land').selectOptions('Berlin');
    await expect.poll(() => screen.getByRole('checkbox').elements()).toEqual([]);
  });

  it('[HOL-04] a place is saved with the version that was read', async () => {
    const screen = await savePlace();
    await expect.poll(() => screen.at()).toBe('/company-calendar');
    expect(screen.sent.find(({ call }) => call === 'PUT /api/calendar/place/1')?.body).toEqual({
      name: 'Augsburg',
      land: 'BY',
      extras: [],
      version: 3,
    });
  });
});

describe('a shutdown', () => {
  it('[HOL-11] shows what everybody takes before it is booked, and says no more than it was booked', async () => {
    const people = [anna, { ...anna, user: 8, first_name: 'Bert', days: 0, short: true }];
    const screen = await previewShutdown({ 'POST /api/calendar/closure': { id: 9, people } });
    await expect
      .poll(() => rowsOf(screen, /Vorschau der Betriebsferien/))
      .toEqual([
        expect.stringMatching(/Mitarbeiter.*Tage.*Rest vorher.*Rest nachher/),
        expect.stringContaining('Anna Berger2,5129,5'),
        expect.stringContaining('Der Urlaub reicht nicht: wird ausgelassen.'),
      ]);
    await expect.element(screen.getByText(/§\s87 Abs. 1 Nr. 5 BetrVG/)).toBeVisible();
    await screen.getByRole('button', { name: 'Betriebsferien buchen' }).click();
    await expect
      .element(screen.getByText('Betriebsferien für 1 Mitarbeiter gebucht.', { exact: true }))
      .toBeVisible();
    expect(document.querySelector('[data-alert]')?.getAttribute('data-alert')).toBe('success');
    await expect.poll(() => screen.at()).toBe('/company-calendar');
  });

  it('[HOL-11] who was left out although the preview had not said so is named', async () => {
    const people = ['Bert', 'Cora'].map((first_name, i) => ({
      ...anna,
      user: 8 + i,
      first_name,
      days: 0,
      short: true,
    }));
    const screen = await previewShutdown({
      'POST /api/calendar/closure': { id: 9, people: [anna, ...people] },
    });
    await screen.getByRole('button', { name: 'Betriebsferien buchen' }).click();
    await expect
      .element(screen.getByText(/für 1 Mitarbeiter gebucht\. Ausgelassen.*: Cora Berger\.$/))
      .toBeVisible();
  });

  it('[HOL-11] a preview of something else is not booked', async () => {
    const screen = await previewShutdown();
    await expect.element(screen.getByRole('button', { name: 'Betriebsferien buchen' })).toBeVisible();
    await screen.getByLabelText('Art', { exact: true }).selectOptions('Überstunden');
    await expect
      .poll(() => screen.getByRole('button', { name: 'Betriebsferien buchen' }).elements())
      .toEqual([]);
  });

  it('[HOL-11] is booked by one tap for who was hired later, and says for whom not', async () => {
    const people = [anna, { ...anna, user: 8, first_name: 'Bert', days: 0 }];
    const screen = await show(<CompanyCalendarPage />, {
      'POST /api/calendar/closure/9/book': { id: 9, people },
    });
    await screen
      .getByRole('button', { name: 'Zwischen den Jahren für später Eingestellte nachbuchen' })
      .click();
    await expect
      .element(screen.getByText(/für 1 Mitarbeiter gebucht. Ohne Arbeitstag in dieser Zeit: Bert Berger/))
      .toBeVisible();
  });

  it('[HOL-11] [HOL-12] is undone after a question, and says who is not booked yet', async () => {
    const screen = await undoShutdown({ id: shutdown.id, cancelled: 30, stay: 3 });
    await expect.element(screen.getByText(/noch nicht gebucht: Nele Neu/)).toBeVisible();
    await expect
      .element(screen.getByText(/30 Tage wurden storniert. 3 vergangene Tage bleiben gebucht./))
      .toBeVisible();
  });
});
