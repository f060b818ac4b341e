import { expect, it } from 'vitest';
import { deviceOf, seenStep } from './devices.ts';

const MOZILLA = 'Mozilla/5.0';
const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`,
    'Firefox unter Windows',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome unter Windows',
  ],
  [`${MOZILLA} (Windows NT 10.0) ${KHTML} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'Edge unter Windows'],
  [`${MOZILLA} (X11; Linux x86_64) ${KHTML} Chrome/142.0.0.0 Safari/537.36 OPR/125.0`, 'Opera unter Linux'],
  [
    `${MOZILLA} (Linux; Android 15) ${KHTML} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
    'Samsung Internet unter Android',
  ],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/142.0 Safari/537.36`, 'Chrome unter ChromeOS'],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${KHTML} Version/18.6 Safari/605.1.15`,
    'Safari unter macOS',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${KHTML} Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari auf dem iPhone',
  ],
  [
    `${MOZILLA} (iPad; CPU OS 18_7 like Mac OS X) ${KHTML} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome auf dem iPad',
  ],
  [`${MOZILLA} (X11; Linux x86_64)`, 'Linux'],
  ['Firefox/145.0', 'Firefox'],
  ['curl/8.5.0', 'Unbekanntes Gerät'],
  ['', 'Unbekanntes Gerät'],
  [undefined, 'Unbekanntes Gerät'],
  [`${'x'.repeat(600)} Firefox/145.0`, 'Unbekanntes Gerät'],
])('[ACCT-09] %j is %s', (agent, words) => expect(deviceOf(agent)).toBe(words));

it.each([
  ['2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.000Z'],
  ['2026-11-20T09:14:59.999Z', '2026-11-20T09:00:00.000Z'],
  ['2026-11-20T09:15:00.000Z', '2026-11-20T09:15:00.000Z'],
])('[ACCT-09] %s counts as %s', (instant, step) => {
  expect(new Date(seenStep(Date.parse(instant))).toISOString()).toBe(step);
});
