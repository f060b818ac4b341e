import type { Forgotten, PunchClock } from '@stundenbuch/domain/records/punch/contract';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WorkingTimePage } from '../entries/working-time-page.tsx';
import { Today } from '../today/today.tsx';
import { ForgottenOf } from './forgotten-of.tsx';
import { PinPart } from './pin-part.tsx';
import { forgotten, idle, pausing, working } from './punch.fixture.ts';

describe('the clock', () => {
  const CLOCK = 'GET /api/clock';
  const WEEK = 'GET /api/timesheet/all/47';
  const person = { features: ['clock'] };
  const show = (clock: PunchClock, calls: object = {}) =>
    renderPage(<Today />, { person, calls: { [WEEK]: [], [CLOCK]: clock, ...calls } });

  afterEach(() => vi.restoreAllMocks());

  describe('the clock on the dashboard', () => {
    it.each([
      ['idle', idle, 'Nicht eingestempelt', '0,00 h', ['Kommen']],
      ['work', working, 'Arbeit seit 08:00 Uhr', '2,08 h', ['Gehen', 'Pause']],
      ['break', pausing, 'Pause seit 12:00 Uhr', '4,00 h', ['Weiter', 'Gehen']],
    ] as const)('[CLK-02] in the state %s', async (_, clock, state, time, buttons) => {
      const screen = await show(clock);
      await expect.element(screen.getByRole('status').getByText(state)).toBeVisible();
      await expect.element(screen.getByText(time, { exact: true }).first()).toBeVisible();
      for (const name of buttons) await expect.element(screen.getByRole('button', { name })).toBeEnabled();
    });

    it('[CLK-02] has buttons of 46 pixels, and none to go for who has not come', async () => {
      const screen = await show(idle);
      await expect.element(screen.getByRole('button', { name: 'Kommen' })).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Gehen' })).not.toBeInTheDocument();
      const height = () =>
        screen.getByRole('button', { name: 'Kommen' }).element().getBoundingClientRect().height;
      await expect.poll(height).toBeGreaterThanOrEqual(46);
    });

    it('[CLK-02] sends a punch with an id of its own and shows what is answered', async () => {
      let clock = idle;
      const screen = await show(idle, {
        [CLOCK]: () => Response.json(clock),
        'POST /api/clock/come': () => {
          clock = working;
          return Response.json(working);
        },
      });
      await screen.getByRole('button', { name: 'Kommen' }).click();
      await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
      await expect.element(screen.getByRole('region', { name: 'Stempeluhr' })).toHaveFocus();
      const sent = screen.sent.find(({ call }) => call === 'POST /api/clock/come');
      expect(sent?.body).toEqual({
        client_id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab]/),
      });
    });

    it('[CLK-02] a punch that was not answered is sent again as the same one', async () => {
      const answers = [new Response('{}', { status: 503 }), Response.json(working)];
      const screen = await show(idle, {
        'POST /api/clock/come': () => answers.shift() ?? Response.json(working),
      });
      const come = screen.getByRole('button', { name: 'Kommen' });
      await come.click();
      await expect
        .element(screen.getByText('Die Stempeluhr antwortet nicht. Bitte versuchen Sie es noch einmal.'))
        .toBeVisible();
      await expect.element(come).toBeEnabled();
      await come.click();
      const ids = () =>
        screen.sent
          .filter(({ call }) => call.startsWith('POST'))
          .map(({ body }) => (body as { client_id: string }).client_id);
      await expect.poll(() => ids().length).toBe(2);
      expect(new Set(ids()).size).toBe(1);
    });

    it('[CLK-05] says why coming is refused', async () => {
      const sentence = 'Abwesenheit (Urlaub) für den Tag 20.11.2026 vorhanden.';
      const screen = await show(idle, {
        'POST /api/clock/come': refuse(409, 'working_time_absence', sentence),
      });
      await screen.getByRole('button', { name: 'Kommen' }).click();
      await expect.element(screen.getByText(sentence)).toBeVisible();
    });

    it('[CLK-02] without a connection the buttons are off, and a sentence says what to do', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      const screen = await show(working);
      await expect.element(screen.getByText('Keine Verbindung – bitte später nachtragen.')).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Gehen' })).toBeDisabled();
    });
  });

  describe('a clock that was forgotten', () => {
    it('[CLK-06] asks on the dashboard, and sends the end with its reason', async () => {
      let clock = forgotten;
      const screen = await show(forgotten, {
        [CLOCK]: () => Response.json(clock),
        'POST /api/clock/forgotten/5': () => {
          clock = idle;
          return Response.json(idle);
        },
      });
      await expect.element(screen.getByText('Wann haben Sie am Do, 19.11.2026 aufgehört?')).toBeVisible();
      await screen.getByRole('button', { name: 'Eintragen' }).click();
      const form = screen.getByRole('dialog');
      await form.getByLabelText('Arbeitsende').fill('16:37');
      await form.getByLabelText('Grund').fill('Vergessen zu stempeln');
      await form.getByRole('button', { name: 'Nachtragen' }).click();
      await expect.element(screen.getByText('Arbeitsende erfolgreich nachgetragen.')).toBeVisible();
      await expect.element(screen.getByText('Nicht eingestempelt')).toBeVisible();
      const sent = screen.sent.find(({ call }) => call === 'POST /api/clock/forgotten/5');
      expect(sent?.body).toEqual({ day: '2026-11-19', time: '16:37', reason: 'Vergessen zu stempeln' });
    });

    it('[CLK-06] asks whoever comes again, after they have come', async () => {
      const again = { ...working, forgotten: forgotten.forgotten };
      let clock = forgotten;
      const screen = await show(forgotten, {
        [CLOCK]: () => Response.json(clock),
        'POST /api/clock/come': () => {
          clock = again;
          return Response.json(again);
        },
      });
      await screen.getByRole('button', { name: 'Kommen' }).click();
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      await screen.getByRole('button', { name: 'Abbrechen' }).click();
      await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    });
  });

  it('[CLK-08] proposes the break that is missing, and one tap adds it', async () => {
    const note = 'Bei 6:45 Stunden Arbeit sind 30 Minuten Pause vorgeschrieben, es fehlen 15.';
    let clock: PunchClock = { ...idle, notes: [note], missing_break: { day: '2026-11-20', minutes: 15 } };
    const screen = await show(idle, {
      [CLOCK]: () => Response.json(clock),
      'POST /api/clock/missing-break': () => {
        clock = idle;
        return Response.json(idle);
      },
    });
    await expect.element(screen.getByText(note)).toBeVisible();
    await expect.element(screen.getByText('15 Minuten Pause fehlen – eintragen?')).toBeVisible();
    await screen.getByRole('button', { name: 'Pause eintragen' }).click();
    await expect.element(screen.getByText('Pause eingetragen.')).toBeVisible();
    await expect.element(screen.getByText(note)).not.toBeInTheDocument();
    const sent = screen.sent.find(({ call }) => call === 'POST /api/clock/missing-break');
    expect(sent?.body).toEqual({ day: '2026-11-20', minutes: 15 });
  });

  describe('a forgotten clock of somebody else', () => {
    const bert = { user: 8, first_name: 'Bert', name: 'Maier' };
    const question: Forgotten = { id: 5, day: '2026-11-19', since: '2026-11-19T07:00:00.000Z' };

    it('[CLK-06] an admin says for somebody else when the work ended, with a reason', async () => {
      let found = [question];
      const screen = await renderPage(<ForgottenOf person={bert} />, {
        person: { role: 'admin', features: ['clock', 'closing'] },
        calls: {
          'GET /api/clock/forgotten/user/8': () => found,
          'POST /api/clock/forgotten/5': () => {
            found = [];
            return idle;
          },
        },
      });
      await expect
        .element(screen.getByText(/^Am Do, 19\.11\.2026 wurde nicht ausgestempelt\./))
        .toBeVisible();
      await screen.getByRole('button', { name: 'Arbeitsende nachtragen' }).click();
      const dialog = screen.getByRole('dialog', { name: 'Wann hat Bert Maier am Do, 19.11.2026 aufgehört?' });
      await expect.element(dialog.getByText(/Bert Maier hat um 08:00 Uhr begonnen/)).toBeVisible();
      await dialog.getByLabelText('Arbeitsende').fill('16:30');
      await dialog.getByLabelText('Grund').fill('Seit Freitag krank');
      await dialog.getByRole('button', { name: 'Nachtragen' }).click();
      await expect.element(screen.getByText('Arbeitsende erfolgreich nachgetragen.')).toBeVisible();
      await expect.element(screen.getByText(/nicht ausgestempelt/)).not.toBeInTheDocument();
      const sent = screen.sent.find(({ call }) => call === 'POST /api/clock/forgotten/5');
      expect(sent?.body).toEqual({ day: '2026-11-19', time: '16:30', reason: 'Seit Freitag krank' });
    });

    it('[CLK-06] nobody is asked who may not answer, or whose company does not have it', async () => {
      for (const person of [
        { role: 'admin', features: ['office'] },
        { features: ['clock', 'office'] },
      ] as const) {
        const screen = await renderPage(<ForgottenOf person={bert} />, { person, calls: {} });
        await expect.element(screen.baseElement).toBeInTheDocument();
        expect(screen.sent.filter(({ call }) => call.includes('/clock/'))).toEqual([]);
      }
    });
  });

  describe('the PIN for a terminal', () => {
    const STATE = 'GET /api/clock/pin';

    it('[CLK-07] sets the own PIN', async () => {
      let set = false;
      const screen = await renderPage(<PinPart />, {
        person,
        calls: {
          [STATE]: () => Response.json({ number: '1007', is_set: set }),
          'PUT /api/clock/pin': () => {
            set = true;
            return Response.json({ number: '1007', is_set: true });
          },
        },
      });
      await expect.element(screen.getByText(/Personalnummer 1007 .* noch keine PIN/)).toBeVisible();
      await screen.getByLabelText('Neue PIN').fill('471108');
      await screen.getByRole('button', { name: 'Speichern' }).click();
      await expect.element(screen.getByText('PIN gespeichert.')).toBeVisible();
      await expect.element(screen.getByText(/Eine PIN ist gesetzt/)).toBeVisible();
      await expect.element(screen.getByLabelText('Neue PIN')).toHaveValue('');
      expect(screen.sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ pin: '471108' });
    });

    it('[CLK-07] says what is missing to whoever has no number', async () => {
      const screen = await renderPage(<PinPart />, {
        person,
        calls: { [STATE]: { number: null, is_set: false } },
      });
      await expect.element(screen.getByText(/Am Terminal gilt eine Personalnummer/)).toBeVisible();
      expect(document.querySelector('form')).toBeNull();
    });
  });
});

describe('the night of the change', () => {
  const open = (day: string, today: string, week: number) =>
    renderPage(<WorkingTimePage />, {
      path: `/create-workingtime?date=${day}`,
      person: { features: ['clock'] },
      today,
      calls: {
        [`GET /api/timesheet/workingtime/day/${day}`]: null,
        [`GET /api/timesheet/all/${week}`]: [],
      },
    });

  it('[SET-15] on the night of a change each time says which one it is', async () => {
    const screen = await open('2026-10-25', '2026-10-28', 43);
    await screen.getByLabelText('Beginn').fill('02:30');
    await screen.getByLabelText('Ende').fill('06:00');
    await expect.element(screen.getByLabelText('Beginn')).toHaveAccessibleDescription('Sommerzeit');
    await expect.element(screen.getByLabelText('Ende')).toHaveAccessibleDescription('Winterzeit');
  });

  it('[SET-15] a time that does not exist is refused before it is sent', async () => {
    const screen = await open('2026-03-29', '2026-03-31', 13);
    await screen.getByLabelText('Beginn').fill('02:30');
    await screen.getByLabelText('Ende').fill('06:00');
    const loading = () => Object.values(screen.store.getState().api.queries).map((query) => query?.status);
    await expect.poll(loading).not.toContain('pending');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect
      .element(
        screen.getByText(
          'Diese Uhrzeit gibt es am 29.03.2026 nicht: Die Uhr springt von 02:00 auf 03:00 Uhr.',
        ),
      )
      .toBeVisible();
    expect(screen.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });
});
