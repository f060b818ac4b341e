import { bookingInput, type Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { DetailPaneContext } from '@stundenbuch/web/kit';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it, vi } from 'vitest';
import { ManageBookingPage, NewBookingPage } from './booking-page.tsx';
import { absence, booking, projects, TODAY, work } from './entries.fixture.ts';

const SAVED = 'Buchung erfolgreich angelegt.';
const QUESTION = 'Wollen Sie den Eintrag wirklich löschen?';

const calls = (week: Entry[] = [], others: object = {}) => ({
  'GET /api/project/active': projects,
  'GET /api/timesheet/all/47': week,
  'POST /api/timesheet/booking': booking(TODAY, 2, { id: 31 }),
  ...others,
});

const create = (path = '/booking', week: Entry[] = [], others: object = {}) =>
  renderPage(<NewBookingPage />, { path, calls: calls(week, others) });

type Screen = Awaited<ReturnType<typeof create>>;

async function fill(screen: Screen, hours = '2', text = 'Ziegel gelegt') {
  await screen.getByLabelText('Stunden').fill(hours);
  await screen.getByLabelText('Projekt').click();
  await screen.getByText('P-1 · Dachsanierung').last().click();
  await screen.getByLabelText('Beschreibung').fill(text);
}

const save = (screen: Screen) => screen.getByRole('button', { name: 'Speichern', exact: true }).click();
const bodies = (screen: Screen, method: string) => screen.sent.filter(({ call }) => call.startsWith(method));

describe('a new booking', () => {
  it('[BOOK-06] above the hours of a day or after the end of its project is doubted, and saved all the same', async () => {
    const ended = projects.map((project) => ({ ...project, end_date: '2026-11-19' }));
    const screen = await create('/booking', [booking(TODAY, 24, { id: 90 })], {
      'GET /api/project/active': ended,
    });
    await fill(screen, '2');
    await expect
      .element(screen.getByText(/Die Projektbuchungen am 20\.11\.2026 ergeben 26,00 h/))
      .toBeVisible();
    await expect.element(screen.getByText(/Das Projekt „.+“ endete am 19\.11\.2026/)).toBeVisible();
    await save(screen);
    await expect.element(screen.getByText(SAVED)).toBeVisible();
  });

  it('[BUD-02] says how much of the budget of the chosen project is used, where that is known', async () => {
    const [roof, yard] = projects;
    const screen = await create('/booking', [], {
      'GET /api/project/active': [{ ...roof, budget: { percent: 82, state: 'warned' } }, yard],
    });
    await expect.element(screen.getByLabelText('Beschreibung')).toBeVisible();
    const hint = screen.getByText(/Vom Budget/);
    expect(hint.elements()).toEqual([]);
    await fill(screen);
    await expect.element(screen.getByText('Vom Budget sind 82 % verbraucht.')).toBeVisible();
    await screen.getByRole('combobox', { name: 'Projekt' }).click();
    await screen.getByText('Werkstatt').last().click();
    await expect.poll(() => hint.elements()).toEqual([]);
  });

  it.each([
    ['&then=day', `/day?date=${TODAY}`],
    ['', '/timesheet'],
  ])('[DAY-01] opened with "%s" it leads to %s once it is saved', async (more, path) => {
    const screen = await create(`/manage-booking?date=${TODAY}${more}`);
    await fill(screen);
    await save(screen);
    await expect.poll(screen.at).toBe(path);
  });

  it('[BUD-03] a booking beyond it is refused at the hours, with what was typed', async () => {
    const SENTENCE = 'Das Budget des Projekts ist aufgebraucht.';
    const screen = await create('/booking', [], {
      'POST /api/timesheet/booking': refuse(409, 'budget_exceeded', SENTENCE, 'hours'),
    });
    await fill(screen, '4');
    await save(screen);
    await expect.element(screen.getByText(SENTENCE)).toBeVisible();
    await expect.element(screen.getByLabelText('Stunden')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByLabelText('Stunden')).toHaveValue('4');
    expect(screen.at()).toBe('/booking');
  });

  it('[DAY-11] offers the projects of lately first, and what was written for one, where the company compares days', async () => {
    const lately = 'GET /api/timesheet/user/7/2026-10-06/2026-11-20';
    const texts = ['Regal gebaut', 'Fenster gestrichen'].map((booking_text, at) =>
      booking(`2026-11-1${7 + at}`, 2, { project: 1002, booking_text }),
    );
    const screen = await renderPage(<NewBookingPage />, {
      path: '/booking',
      person: { features: ['day'] },
      calls: calls([], { [lately]: texts }),
    });
    const field = screen.getByRole('combobox', { name: 'Projekt' });
    await expect.poll(() => screen.sent.some(({ call }) => call === lately)).toBe(true);
    await field.click();
    await expect
      .poll(() =>
        [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent),
      )
      .toEqual(['Werkstatt', 'P-1 · Dachsanierung']);
    await screen.getByText('Werkstatt').last().click();
    await screen.getByRole('button', { name: 'Fenster gestrichen' }).click();
    await expect.element(screen.getByLabelText('Beschreibung')).toHaveValue('Fenster gestrichen');
    expect(screen.getByRole('button', { name: 'Regal gebaut' }).elements()).toEqual([]);
  });

  it('[BOOK-02] begins on Friday when today is a Sunday', async () => {
    const screen = await renderPage(<NewBookingPage />, {
      path: '/booking',
      today: '2026-11-22',
      calls: calls(),
    });
    await expect.element(screen.getByLabelText('Datum')).toHaveValue('20.11.2026');
  });

  it('has a control for every field that is sent', async () => {
    const screen = await create();
    await expect.element(screen.getByLabelText('Beschreibung')).toBeVisible();
    for (const field of Object.keys(bookingInput.shape))
      expect(document.querySelector(`form [id$="-${field}"]`), field).not.toBeNull();
  });

  it('says when there is no project to book on', async () => {
    const screen = await create('/booking', [], { 'GET /api/project/active': [] });
    await expect
      .element(screen.getByText('Es gibt kein Projekt in Bearbeitung, auf das Sie buchen können.'))
      .toBeVisible();
  });

  it('[BOOK-06] [BOOK-18] [API-28] is saved and leads back to the week', async () => {
    const screen = await create();
    await fill(screen, '2,5');
    await save(screen);
    await expect.element(screen.getByText(SAVED)).toBeVisible();
    expect(screen.at()).toBe('/timesheet');
    expect(bodies(screen, 'POST')[0]?.body).toEqual({
      day: TODAY,
      project: 1001,
      hours: 2.5,
      booking_text: 'Ziegel gelegt',
    });
  });

  it('[BOOK-06] leads to the week of the day', async () => {
    const screen = await create('/manage-booking?date=2026-11-05', [], {
      'GET /api/timesheet/all/45': [],
      'POST /api/timesheet/booking': booking('2026-11-05', 2),
    });
    await expect.element(screen.getByLabelText('Datum')).toHaveValue('05.11.2026');
    await fill(screen);
    await save(screen);
    await expect.poll(screen.at).toBe('/timesheet?cw=45');
  });

  it('[BOOK-07] [AMB-75] "save and new" continues with the rest of the day', async () => {
    const screen = await create('/booking', [work(TODAY), booking(TODAY, 3)]);
    await expect.element(screen.getByText(/offen 5,25 h/)).toBeVisible();
    await fill(screen, '2');
    await screen.getByRole('button', { name: 'Speichern und neu' }).click();
    await expect.poll(screen.at).toBe('/booking?date=2026-11-20&time=3.25');
    // Cancelling then leads to where the first one began.
    expect(screen.router.state.historyAction).toBe('REPLACE');
    await expect.element(screen.getByLabelText('Stunden')).toHaveValue('3,25');
    await expect.element(screen.getByLabelText('Beschreibung')).toHaveValue('');
    await expect.element(screen.getByLabelText('Datum')).toHaveValue('20.11.2026');
  });

  it('[BOOK-15] [CONST-16] [BOOK-11] bounds day and text', async () => {
    const screen = await create();
    const day = screen.getByLabelText('Datum');
    await expect.element(day).toHaveAttribute('min', '2024-01-01');
    await expect.element(day).toHaveAttribute('max', TODAY);
    await expect.element(screen.getByLabelText('Beschreibung')).toHaveAttribute('maxlength', '255');
  });

  it('[AMB-69] offers the projects that can be booked', async () => {
    const screen = await create();
    await screen.getByLabelText('Projekt').click();
    await expect.element(screen.getByRole('option', { name: 'P-1 · Dachsanierung' })).toBeInTheDocument();
    await expect.element(screen.getByRole('option', { name: 'Werkstatt' })).toBeInTheDocument();
    await expect.element(screen.getByText(/kein Projekt in Bearbeitung/)).not.toBeInTheDocument();
  });

  it('[BOOK-16] [BOOK-22] [AMB-30] on a day with an absence is refused in two sentences', async () => {
    const screen = await create('/booking', [absence(TODAY)]);
    await expect.element(screen.getByText('Abwesenheit: Urlaub')).toBeVisible();
    await fill(screen);
    await save(screen);
    const refusal = 'Buchung konnte nicht angelegt werden. Abwesenheit für den Tag 20.11.2026 vorhanden.';
    await expect.element(screen.getByText(refusal)).toBeVisible();
    await expect.element(screen.getByText('Fehler beim Speichern.')).toBeVisible();
    expect(bodies(screen, 'POST')).toEqual([]);
  });

  it('[BOOK-16] [AMB-108] shows refusals of the server, and preserves the input', async () => {
    const refusal = 'Buchung konnte nicht angelegt werden. Abwesenheit für den Tag 20.11.2026 vorhanden.';
    const screen = await create('/booking', [], {
      'POST /api/timesheet/booking': refuse(409, 'booking_absence', refusal, 'day'),
    });
    await fill(screen);
    await save(screen);
    await expect.element(screen.getByText(refusal)).toBeVisible();
    await expect.element(screen.getByText('Fehler beim Speichern.')).toBeVisible();
    await expect.element(screen.getByLabelText('Beschreibung')).toHaveValue('Ziegel gelegt');
  });

  it.each([
    ['a fault of the server', () => refuse(500, 'internal_error', 'Fehler!')],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('[BOOK-21] [AMB-108] reports %s, and preserves the input', async (_, answer) => {
    const screen = await create('/booking', [], { 'POST /api/timesheet/booking': answer });
    await fill(screen);
    await save(screen);
    const alert = screen.getByText('Fehler! Kontaktieren Sie Ihren Administrator.');
    await expect.element(alert.first()).toBeVisible();
    await expect.element(screen.getByLabelText('Beschreibung')).toHaveValue('Ziegel gelegt');
    await expect.element(screen.getByLabelText('Stunden')).toHaveValue('2');
    expect(screen.at()).toBe('/booking');
  });

  it('[AMB-66] is sent once, however often the button is pressed', async () => {
    let answer: (entry: Entry) => void = () => undefined;
    const slow = new Promise<Entry>((resolve) => {
      answer = resolve;
    });
    const screen = await create('/booking', [], { 'POST /api/timesheet/booking': () => slow });
    await fill(screen);
    await save(screen);
    await expect.element(screen.getByRole('button', { name: 'Speichern und neu' })).toBeDisabled();
    screen.container.querySelector('form')?.requestSubmit();
    answer(booking(TODAY, 2));
    await expect.element(screen.getByText(SAVED)).toBeVisible();
    expect(bodies(screen, 'POST')).toHaveLength(1);
  });
});

describe('a stored booking', () => {
  const stored = booking(TODAY, 3, { id: 31, project: 1003, internal_id: 'P-3', project_name: 'Altbau' });
  const change = (entry: Entry = stored, others: object = {}) =>
    renderPage(<ManageBookingPage />, {
      path: '/manage-booking?id=31',
      calls: calls([work(TODAY), stored], {
        'GET /api/timesheet/booking/31': entry,
        'PUT /api/timesheet/booking/31': entry,
        'DELETE /api/timesheet/booking/31': { id: 31 },
        ...others,
      }),
    });

  it('[BOOK-06] [BOOK-18] [AMB-97] [API-26] is loaded, changed and saved under its id', async () => {
    const screen = await change();
    await expect.element(screen.getByLabelText('Stunden')).toHaveValue('3');
    await expect.element(screen.getByText('P-3 · Altbau')).toBeVisible();
    await screen.getByLabelText('Stunden').fill('4');
    await save(screen);
    await expect.element(screen.getByText(SAVED)).toBeVisible();
    // Nothing is offered that the server has not kept.
    expect(screen.getByRole('button', { name: 'Rückgängig' }).elements()).toEqual([]);
    expect(bodies(screen, 'PUT')[0]?.body).toMatchObject({ project: 1003, hours: 4 });
    expect(screen.at()).toBe('/timesheet');
  });

  it('[SCR-49] beside the list of its project leads back to it', async () => {
    const close = vi.fn();
    const screen = await renderPage(
      <DetailPaneContext value={{ search: new URLSearchParams('id=31'), close }}>
        <ManageBookingPage />
      </DetailPaneContext>,
      {
        path: '/project-detail?id=1003',
        calls: calls([work(TODAY), stored], {
          'GET /api/timesheet/booking/31': stored,
          'PUT /api/timesheet/booking/31': stored,
        }),
      },
    );
    await screen.getByLabelText('Stunden').fill('4');
    await save(screen);
    await expect.element(screen.getByText(SAVED)).toBeVisible();
    await expect.poll(() => close.mock.calls.length).toBe(1);
    expect(screen.at()).toBe('/project-detail?id=1003');
  });

  it('[BOOK-19] [BOOK-20] [API-27] is deleted after a question, not if the answer is no', async () => {
    const screen = await change();
    await screen.getByRole('button', { name: 'Löschen' }).click();
    await expect.element(screen.getByText(QUESTION)).toBeVisible();
    await expect.element(screen.getByText(/^Buchung „.+“ vom Fr, 20\.11\.2026$/)).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(screen.getByText(QUESTION)).not.toBeInTheDocument();
    expect(bodies(screen, 'DELETE')).toEqual([]);
    await screen.getByRole('button', { name: 'Löschen' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect.element(screen.getByText('Buchung erfolgreich gelöscht.')).toBeVisible();
    expect(bodies(screen, 'DELETE')).toHaveLength(1);
    expect(screen.at()).toBe('/timesheet');
  });

  it('[DAY-07] is deleted after the question, and back by a tap, or it is too late', async () => {
    let isLate = false;
    const screen = await change(stored, {
      'DELETE /api/timesheet/booking/31': () =>
        Response.json({ id: 31 }, { headers: { 'x-undo': '3000000001' } }),
      'POST /api/timesheet/undo/3000000001': () =>
        isLate
          ? refuse(409, 'undo_too_late', 'Rückgängig machen ist nicht mehr möglich.')
          : { id: 3000000001 },
    });
    const remove = async () => {
      await screen.router.navigate('/manage-booking?id=31');
      await screen.getByRole('button', { name: 'Löschen' }).click();
      await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await expect.element(screen.getByText('Buchung erfolgreich gelöscht.')).toBeVisible();
      await screen.getByRole('button', { name: 'Rückgängig' }).click();
    };
    await remove();
    await expect.element(screen.getByText('Rückgängig gemacht.')).toBeVisible();
    expect(bodies(screen, 'DELETE')[0]?.headers.get('x-change')).toBe('1');
    isLate = true;
    await remove();
    await expect.element(screen.getByText('Rückgängig machen ist nicht mehr möglich.')).toBeVisible();
  });

  it('[BOOK-17] says why it could not be deleted', async () => {
    const sentence =
      'Fehler! Es können nur Buchungen des aktuellen Monats erstellt, bearbeitet oder gelöscht werden.';
    const screen = await change(stored, {
      'DELETE /api/timesheet/booking/31': refuse(409, 'month_closed', sentence),
    });
    await screen.getByRole('button', { name: 'Löschen' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByLabelText('Stunden')).toHaveValue('3');
  });

  it.each([
    ['of a closed month', { day: '2026-10-30' }, /nur Buchungen des aktuellen Monats/],
    ['of a colleague', { user: 8, first_name: 'Ben' }, /Eintrag von Ben Berger/],
  ])('[BOOK-17] %s can be read, not changed', async (_, other, sentence) => {
    const screen = await change({ ...stored, ...other });
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByText('Ziegel gelegt')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Speichern' }).elements()).toEqual([]);
  });

  it.each([
    ['of a closed month in the colours of an error', { day: '2026-10-30' }, 1],
    ['of a colleague plainly', { user: 8 }, 0],
  ])('[BOOK-17] says %s that it is only read', async (_, other, errors) => {
    const screen = await change({ ...stored, ...other });
    await expect.element(screen.getByText('Ziegel gelegt')).toBeVisible();
    await expect.poll(() => screen.container.querySelectorAll('.sb-form-message').length).toBe(errors);
  });

  it('[AMB-106] that does not exist leads to /403', async () => {
    const screen = await change(stored, {
      'GET /api/timesheet/booking/31': refuse(404, 'not_found', 'Nicht gefunden.'),
    });
    await expect.poll(screen.at).toBe('/403');
  });

  it('[AMB-76] by a date instead of an id is a new one', async () => {
    const screen = await renderPage(<ManageBookingPage />, {
      path: '/manage-booking?date=2026-11-19',
      calls: calls(),
    });
    await expect.element(screen.getByRole('heading', { name: 'Projekt buchen' })).toBeVisible();
    await expect.element(screen.getByLabelText('Datum')).toHaveValue('19.11.2026');
  });
});
