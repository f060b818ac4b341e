import type { AtTerminal } from '@stundenbuch/domain/records/punch/terminal-contract';
import { forgetSession } from '@stundenbuch/web/storage';
import { type Answers, refuse, stubCalls } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openAsVisitor } from '../testing.tsx';
import { SECONDS } from './use-idle.ts';

const KEY = 'H4KQ0N7T9ABCDEFGHJKM';
const LOOK = 'POST /api/terminal/look';
const PUNCH = 'POST /api/terminal/tap';
const idle: AtTerminal = {
  first_name: 'Hanna',
  state: 'idle',
  since: null,
  notes: [],
  missing_break: null,
  balance: null,
};
const working: AtTerminal = { ...idle, state: 'work', since: '2026-11-20T07:02:00.000Z' };

const seconds = { ...SECONDS };

beforeEach(() => {
  // Nothing goes away while a busy machine looks at it.
  Object.assign(SECONDS, { back: 3600, dark: 3600 });
  forgetSession();
  localStorage.setItem('terminal', KEY);
});
afterEach(() => {
  Object.assign(SECONDS, seconds);
  vi.unstubAllGlobals();
  localStorage.removeItem('terminal');
});

async function open(calls: Answers, path = '/terminal') {
  const sent = stubCalls({ 'GET /api/terminal': { name: 'Werkstatt' }, ...calls });
  const screen = await openAsVisitor(path);
  return { screen, sent };
}
const heading = (name: string) => page.getByRole('heading', { name });
const key = (name: string) => page.getByRole('button', { name, exact: true });

async function touch(digits: string) {
  for (const digit of digits) await key(digit).click();
}

/** Up to the four buttons. */
async function enter(calls: Answers, type = userEvent.keyboard) {
  const opened = await open({ [LOOK]: idle, ...calls });
  await expect.element(heading('Personalnummer')).toBeVisible();
  await type('610012');
  await key('Weiter').click();
  await expect.element(heading('PIN')).toBeVisible();
  await type('471108');
  return opened;
}

it('[CLK-07] number, PIN and four buttons, of which those that apply are on', async () => {
  const { sent } = await enter({ [PUNCH]: working }, touch);
  await expect.element(heading('Guten Tag, Hanna')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Nicht eingestempelt');
  for (const name of ['Pause', 'Weiter', 'Gehen']) await expect.element(key(name)).toBeDisabled();
  await key('Kommen').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Arbeit seit 08:02 Uhr');
  await expect.element(key('Kommen')).toBeDisabled();
  await expect.element(key('Gehen')).toBeEnabled();
  const given = { number: '610012', pin: '471108' };
  expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    given,
    { ...given, tap: 'come', client_id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-/) },
  ]);
});

it('[CLK-07] shows the balance only where it is sent', async () => {
  await enter({ [LOOK]: { ...idle, balance: -90 } });
  await expect.element(page.getByText('−1,50 h')).toBeVisible();
});

it('[CLK-08] proposes the break that is missing, and one tap adds it', async () => {
  const gone = { ...idle, missing_break: { day: '2026-11-20', minutes: 15 } };
  const { sent } = await enter({ [LOOK]: gone, 'POST /api/terminal/missing-break': idle });
  await expect.element(page.getByText('15 Minuten Pause fehlen – eintragen?')).toBeVisible();
  await page.getByRole('button', { name: 'Pause eintragen' }).click();
  await expect.element(page.getByText('15 Minuten Pause fehlen – eintragen?')).not.toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({ number: '610012', pin: '471108', day: '2026-11-20', minutes: 15 });
});

it('[CLK-07] a wrong PIN is said, and the digits are gone', async () => {
  await enter({ [LOOK]: refuse(401, 'terminal_wrong', 'Personalnummer oder PIN ist falsch.') });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Personalnummer oder PIN ist falsch.');
  await expect.element(page.getByLabelText('PIN')).toBeEmptyDOMElement();
});

it('[CLK-07] goes back to the beginning after 10 seconds, with nothing of the person', async () => {
  expect(seconds.back).toBe(10);
  const answer = () => {
    SECONDS.back = 1;
    return Response.json(idle);
  };
  await enter({ [LOOK]: answer });
  await expect.element(heading('Personalnummer')).toBeVisible();
  await expect.element(page.getByLabelText('Personalnummer')).toBeEmptyDOMElement();
});

it('[CLK-07] goes dark while nobody is there, and wakes with a touch', async () => {
  SECONDS.dark = 1;
  await open({});
  await page.getByRole('button', { name: 'Zum Stempeln tippen' }).click();
  await expect.element(heading('Personalnummer')).toBeInTheDocument();
});

it('[CLK-07] without an answer it says so, and the same punch is sent again as the same one', async () => {
  const answers: Response[] = [Response.error(), Response.json(working)];
  const { sent } = await enter({ [PUNCH]: () => answers.shift() ?? Response.json(working) });
  await key('Kommen').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Keine Verbindung – bitte später noch einmal.');
  await key('Kommen').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Arbeit seit 08:02 Uhr');
  const ids = sent
    .filter(({ call }) => call === PUNCH)
    .map(({ body }) => (body as { client_id: string }).client_id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

it('[CLK-07] a browser that is none is made one by its link, which does not stay in the address', async () => {
  localStorage.removeItem('terminal');
  await open({}, `/terminal#code=${KEY}`);
  await expect.element(heading('Personalnummer')).toBeVisible();
  expect([location.hash, localStorage.getItem('terminal')]).toEqual(['', KEY]);
});

it('[CLK-07] or by its code, and a revoked one asks for another', async () => {
  let name: string | null = null;
  await open({ 'GET /api/terminal': () => Response.json({ name }) });
  await expect.element(heading('Terminal anmelden')).toBeVisible();
  await page.getByLabelText('Code').fill('H4KQ-0N7T');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect.element(page.getByText('Dieses Gerät ist nicht als Terminal angemeldet.')).toBeVisible();
  name = 'Tor';
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect.element(heading('Personalnummer')).toBeVisible();
  expect(localStorage.getItem('terminal')).toBe('H4KQ0N7T');
});

it('[CLK-07] one that is revoked meanwhile says so', async () => {
  await enter({
    [LOOK]: refuse(401, 'terminal_unknown', 'Dieses Gerät ist nicht als Terminal angemeldet.'),
  });
  await expect.element(heading('Terminal anmelden')).toBeVisible();
  await expect.element(page.getByText('Dieses Gerät ist nicht als Terminal angemeldet.')).toBeVisible();
});

it('[CLK-07] leads nowhere else, and its keys are large enough for fingers', async () => {
  await open({});
  await expect.element(heading('Personalnummer')).toBeVisible();
  expect(document.querySelectorAll('nav, footer, a')).toHaveLength(0);
  for (const element of document.querySelectorAll('button'))
    expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
