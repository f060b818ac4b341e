import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript
import { chromiumFlags } from '../scripts/programs.mjs';
import { allowance } from './support/slowness.ts';
import { setStage } from './support/stage.ts';
import { DESKTOP } from './support/visitor.ts';

const ROWS = 100_000;
const FIRMS = 'Stundenübersicht Firmen';
const ADMIN = /^Administratorin, Musterbau/;

// With all compilers of V8: the worker writes for seconds.
const stage = setStage(chromiumFlags);

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
  let content = '';
  await page.route('**/api/timesheet/bookings/company/**', (route) => {
    const search = new URL(route.request().url()).searchParams;
    const [number, size] = [Number(search.get('page')), Number(search.get('size'))];
    if (number > pages) return;
    expect(ROWS % size).toBe(0);
    // Every page has the same rows: what they say does not matter.
    content ||= JSON.stringify(Array.from({ length: size }, (_, i) => entry(i)));
    const headers = { 'content-type': 'application/json', 'x-total-count': String(ROWS) };
    return route.fulfill({ body: content, headers });
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
  it('[EXP-01] [KEEP-08] is a file named after table and day, made without a call', () =>
    stage.visiting(ADMIN, DESKTOP, '/inventory', async ({ page }) => {
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
    }));

  it(
    '[EXP-01] [EXP-02] [EXP-03] [EXP-04] [REP-08] of 100 000 rows and 14 columns is cancelled, and never blocks the window for more than 50 ms',
    () =>
      stage.visiting(ADMIN, DESKTOP, '/projectBookings', async ({ page, expectSound }) => {
        await page.getByRole('table').waitFor();
        // Only some of the pages are answered, so it is still running when somebody cancels it.
        await answerManyEntries(page, 3);
        await press(page, FIRMS);
        await page.getByText(/^\d[\d.]* von 100\.000$/).waitFor();
        await expectSound();
        expect(page.workers()).toHaveLength(1);
        await press(page, 'Abbrechen');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await expect.poll(() => page.workers()).toEqual([]);
        await page.getByRole('button', { name: FIRMS }).and(page.locator(':enabled')).waitFor();

        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await answerManyEntries(page);
        const longest = await longestTask(page, async () => {
          const downloaded = page.waitForEvent('download');
          await press(page, FIRMS);
          await page.getByText('Datei wird gepackt …').waitFor();
          const file = await downloaded;
          expect(file.suggestedFilename()).toBe('Stundenübersicht_Firmen_20.11.2026.xlsx');
          expect(readFileSync(await file.path()).byteLength).toBeGreaterThan(1_000_000);
        });
        expect(longest).toBeGreaterThan(0);
        expect(longest).toBeLessThan(50 * allowance());
      }),
    180_000,
  );
});
