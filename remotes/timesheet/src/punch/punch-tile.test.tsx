import type { PunchClock } from '@stundenbuch/domain/records/punch/contract';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgotten, idle, pausing, working } from './punch.fixture.ts';
import { PunchTile } from './punch-tile.tsx';

const CLOCK = 'GET /api/clock';
const person = { features: ['clock'] };
const show = (clock: PunchClock, calls: object = {}) =>
  renderPage(<PunchTile />, { person, calls: { [CLOCK]: clock, ...calls } });

afterEach(() => vi.restoreAllMocks());

describe('the clock on the dashboard', () => {
  it.each([
    ['idle', idle, 'Nicht eingestempelt', '0:00', ['Kommen']],
    ['work', working, 'Arbeit seit 08:00 Uhr', '2:05', ['Gehen', 'Pause']],
    ['break', pausing, 'Pause seit 12:00 Uhr', '4:00', ['Weiter', 'Gehen']],
  ] as const)('[CLK-02] in the state %s', async (_, clock, state, time, buttons) => {
    const screen = await show(clock);
    await expect.element(screen.getByRole('status').getByText(state)).toBeVisible();
    await expect.element(screen.getByText(time)).toBeVisible();
    for (const name of buttons) await expect.element(screen.getByRole('button', { name })).toBeEnabled();
  });

  it('[CLK-02] has buttons of 48 pixels, and going is off for who has not come', async () => {
    const screen = await show(idle);
    await expect.element(screen.getByRole('button', { name: 'Gehen' })).toBeDisabled();
    const height = () =>
      screen.getByRole('button', { name: 'Kommen' }).element().getBoundingClientRect().height;
    await expect.poll(height).toBeGreaterThanOrEqual(48);
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
