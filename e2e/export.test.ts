import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const ROWS = 100_000;
const FIRMS = 'Stundenübersicht Firmen';
const ADMIN = /^Administratorin, Musterbau/;

const stage = setStage();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The program's calls during `work`. */
async function callsDuring(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await work();
  return calls;
}

/** Answers as many entries as a large company has in a few years, a page at a time, and at most `pages` of them. */
async function answerManyEntries(page: Page, pages = Number.POSITIVE_INFINITY): Promise<void> {
  await page.route('**/api/timesheet/bookings/company/**', (route) => {
    const search = new URL(route.request().url()).searchParams;
    const [number, size] = [Number(search.get('page')), Number(search.get('size'))];
    if (number > pages) return;
    const first = (number - 1) * size;
    const json = Array.from({ length: Math.min(size, ROWS - first) }, (_, i) => entry(first + i));
    return route.fulfill({ json, headers: { 'x-total-count': String(ROWS) } });
  });
}

const entry = (id: number) => ({
  id,
  user: id % 200,
  day: '2026-03-02',
  project: 1001,
  hours: (id % 32) / 4,
  target: null,
  actual: null,
  personnelNumber: `P${id % 200}`,
  internal_id: String(100_000 + (id % 300) * 1000),
  project_name: 'Dachsanierung – Größe 2 😀',
  booking_text: `Ziegel gelegt, Abschnitt ${id}`,
  name: 'Muster',
  first_name: `Person ${id % 200}`,
  email: `person${id % 200}@beispiel.example`,
  status: null,
  start_time: null,
  end_time: null,
  break: null,
});

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** Processor time in microseconds: other programs on the machine do not count. */
  tdur?: number;
}

/** The longest task of the window during `work`, in milliseconds. */
async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  await stage.browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const { traceEvents } = JSON.parse((await stage.browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const windows = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && windows.has(`${pid} ${tid}`),
  );
  expect(tasks.length).toBeGreaterThan(100);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

describe('an export', () => {
  it.each([
    ['desk', DESKTOP],
    ['phone', PHONE],
  ])(
    '[EXP-01] [KEEP-08] is a file named after table and day, made without a call, at the %s',
    (_, viewport) =>
      stage.visiting(ADMIN, viewport, '/inventory', async ({ page, expectSound }) => {
        await page.getByRole('table').waitFor();
        const calls = await callsDuring(page, async () => {
          const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Excel-Export')]);
          expect(download.suggestedFilename()).toBe('inventory_20.11.2026.xlsx');
          expect(
            readFileSync(await download.path())
              .subarray(0, 2)
              .toString(),
          ).toBe('PK');
        });
        expect(calls).toEqual([]);
        await page.getByRole('button', { name: 'Excel-Export' }).and(page.locator(':enabled')).waitFor();
        await expectSound();
      }),
  );

  it('[EXP-02] [REP-08] [KEEP-08] of company 3 is named Stundenübersicht_Firmen', () =>
    stage.visiting(ADMIN, DESKTOP, async ({ page, open }) => {
      for (const path of ['/projectBookings', '/timeBookings']) {
        await open(path);
        const [download] = await Promise.all([page.waitForEvent('download'), press(page, FIRMS)]);
        expect(download.suggestedFilename()).toBe('Stundenübersicht_Firmen_20.11.2026.xlsx');
      }
    }));

  it('[EXP-03] of 100 000 rows and 14 columns shows its progress and ends if it is cancelled', () =>
    stage.visiting(ADMIN, DESKTOP, '/projectBookings', async ({ page, expectSound }) => {
      // Only some of the pages are answered, so it is still running when somebody cancels it.
      await answerManyEntries(page, 3);
      await press(page, FIRMS);
      await page.getByText(/^\d[\d.]* von 100\.000$/).waitFor();
      await expectSound();
      expect(page.workers()).toHaveLength(1);
      await press(page, 'Abbrechen');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(page.workers()).toEqual([]);
      await page.getByRole('button', { name: FIRMS }).and(page.locator(':enabled')).waitFor();
    }));

  it(
    '[EXP-01] [EXP-04] of 100 000 rows and 14 columns never blocks the window for more than 50 ms',
    () =>
      stage.visiting(ADMIN, DESKTOP, async ({ page, open }) => {
        await answerManyEntries(page);
        await open('/projectBookings');
        await page.getByRole('table').waitFor();
        const longest = await longestTask(page, async () => {
          const downloaded = page.waitForEvent('download', { timeout: 120_000 });
          await press(page, FIRMS);
          await page.getByText('Datei wird gepackt …').waitFor({ timeout: 120_000 });
          const file = await (await downloaded).path();
          expect(readFileSync(file).byteLength).toBeGreaterThan(1_000_000);
        });
        expect(longest).toBeGreaterThan(0);
        expect(longest).toBeLessThan(50);
      }),
    180_000,
  );
});
