import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { RequestPage } from '../request/request-page.tsx';
import { absence } from '../shared/absence.fixture.ts';
import { AbsencesPage } from './absences-page.tsx';

// Thursday 19 November 2026; October is closed.
const user = {
  ...{ id: 7, company: 1, weeklyhours: 40, working_days: '1111100', vacation: 30, vacation_lastyear: 0 },
  lastYearEntered: { days: 0, enteredIn: 2026 },
} as CurrentUser;
const own = [
  absence(3, { day: '2026-10-05', status: 1 }),
  absence(4, { day: '2026-10-12', status: 2 }),
  absence(5, { day: '2026-11-03', status: 1 }),
];
const closing: Person = { features: ['closing', 'halfdays'] };
const CALLS = {
  'GET /api/user/current': user,
  'GET /api/timesheet/absences': own,
  'GET /api/month/own': { grace: 5, closed: ['2026-10'], waiting: [] },
};
const show = (day: string, calls: Answers = {}, person = closing) =>
  renderPage(<RequestPage />, {
    path: `/manage-absence?correct=${day}`,
    person,
    calls: { ...CALLS, 'POST /api/correction': {}, ...calls },
  });
type Screen = Awaited<ReturnType<typeof show>>;
const send = async (screen: Screen, reason = 'Krankmeldung lag im Büro') => {
  await screen.getByLabelText('Grund').fill(reason);
  await screen.getByRole('button', { name: 'Beantragen' }).click();
};
const sent = ({ sent }: Screen) =>
  sent.filter(({ call }) => call === 'POST /api/correction').map(({ body }) => body);
const about = (screen: Screen) => screen.getByLabelText('Was stimmt nicht?');
const REASON = { reason: 'Krankmeldung lag im Büro' };

describe('[MON-11] a correction of an absence', () => {
  it('of a day without one asks for what is missing, perhaps of several days', async () => {
    const screen = await show('2026-10-06');
    await expect.element(about(screen)).toHaveValue('missing');
    await screen.getByLabelText('Art', { exact: true }).selectOptions('Krankheit');
    await screen.getByLabelText('Dauer').selectOptions('Vormittag');
    await send(screen);
    await expect.element(screen.getByText('Korrektur erfolgreich beantragt.')).toBeVisible();
    expect(sent(screen)).toEqual([
      {
        day: '2026-10-06',
        absence: { entry: null, more: [], wish: expect.objectContaining({ project: 20, half: 'first' }) },
        ...REASON,
      },
    ]);
  });

  it('of an absence begins with it, and changes its kind or takes it away', async () => {
    const screen = await show('2026-10-05&entry=3');
    await expect.element(about(screen)).toHaveValue('otherwise 3');
    await expect.element(screen.getByLabelText('Art', { exact: true })).toHaveValue('10');
    await screen.getByLabelText('Art', { exact: true }).selectOptions('Krankheit');
    await send(screen);
    const wish = expect.objectContaining({ project: 20, end: null, half: null });
    await expect
      .poll(() => sent(screen))
      .toEqual([{ day: '2026-10-05', absence: { entry: 3, more: [], wish }, ...REASON }]);
    await screen.unmount();
    const gone = await show('2026-10-05&entry=3');
    await about(gone).selectOptions('Urlaub gab es nicht');
    await expect.element(gone.getByLabelText('Art', { exact: true })).not.toBeInTheDocument();
    await send(gone);
    await expect
      .poll(() => sent(gone))
      .toEqual([{ day: '2026-10-05', absence: { entry: 3, more: [], wish: null }, ...REASON }]);
  });

  it('of a day that was asked for with others moves them together, to other days', async () => {
    const together = [5, 6, 7].map((id) => absence(id, { day: `2026-10-0${id}`, status: 1, request: 9 }));
    const screen = await show('2026-10-06&entry=6', { 'GET /api/timesheet/absences': together });
    await expect.element(screen.getByLabelText('Startdatum')).toHaveValue('06.10.2026');
    await about(screen).selectOptions('Urlaub vom 05.10.2026 bis 07.10.2026 war anders');
    await expect.element(screen.getByLabelText('Startdatum')).toHaveValue('05.10.2026');
    await screen.getByLabelText('Enddatum').fill('08.10.2026');
    await screen.getByLabelText('Am letzten Tag nur bis mittags').click();
    await send(screen);
    const wish = expect.objectContaining({
      project: 10,
      from: '2026-10-05',
      end: '2026-10-08',
      to_noon: true,
    });
    await expect
      .poll(() => sent(screen))
      .toEqual([{ day: '2026-10-06', absence: { entry: 6, more: [5, 7], wish }, ...REASON }]);
  });

  it('of a request over two months is about the days that cannot be changed any more', async () => {
    const together = ['2026-10-29', '2026-10-30', '2026-11-02'].map((day, at) =>
      absence(5 + at, { day, status: 1, request: 9 }),
    );
    const screen = await show('2026-10-30&entry=6', { 'GET /api/timesheet/absences': together });
    await about(screen).selectOptions('Urlaub vom 29.10.2026 bis 30.10.2026 gab es nicht');
    await send(screen);
    await expect
      .poll(() => sent(screen))
      .toEqual([{ day: '2026-10-30', absence: { entry: 6, more: [5], wish: null }, ...REASON }]);
  });

  it('says what is missing or refused at its field', async () => {
    const refused = refuse(409, 'absence_taken', 'Schon da.', 'day');
    const screen = await show('2026-10-06', { 'POST /api/correction': refused });
    await send(screen);
    await expect
      .element(screen.getByLabelText('Art', { exact: true }))
      .toHaveAttribute('aria-invalid', 'true');
    await screen.getByLabelText('Art', { exact: true }).selectOptions('Krankheit');
    await send(screen, 'kurz');
    await expect.element(screen.getByText(/Grund mit mindestens 5 Zeichen/)).toBeVisible();
    expect(sent(screen)).toEqual([]);
    await send(screen);
    await expect.element(screen.getByText('Schon da.')).toBeVisible();
    await expect.element(screen.getByLabelText('Startdatum')).toHaveAttribute('aria-invalid', 'true');
  });

  it('is not there where nobody closes months: the form is that of a request', async () => {
    const screen = await show('2026-10-05', {}, { features: ['halfdays'] });
    await expect.element(screen.getByRole('heading', { name: 'Abwesenheit beantragen' })).toBeVisible();
    await expect.element(about(screen)).not.toBeInTheDocument();
  });

  it('is offered in the list for what holds and can no longer be changed', async () => {
    const list = (person: Person) =>
      renderPage(<AbsencesPage />, { path: '/absences', person, calls: CALLS });
    const screen = await list(closing);
    const links = screen.getByRole('link', { name: /Korrektur beantragen/ });
    await expect.element(links).toHaveAttribute('href', '/manage-absence?correct=2026-10-05&entry=3');
    await expect.element(links).toHaveAccessibleName('Korrektur beantragen: Urlaub am Mo, 05.10.2026');
    await screen.unmount();
    const plain = await list({});
    await expect.element(plain.getByRole('row', { name: /05\.10\.2026/ })).toBeVisible();
    expect(plain.getByRole('link', { name: /Korrektur/ }).elements()).toEqual([]);
  });
});
