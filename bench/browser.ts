import { FLAGS } from '@stundenbuch/domain/access/flags';
import { type Browser, chromium, type Page } from 'playwright-core';
import { isComplete } from '../e2e/support/complete.ts';
import { type Shifts, takeShifts, watchShifts } from '../e2e/support/shifts.ts';
import { publicPaths, type Samples, specifiedRoutes } from '../e2e/support/specified.ts';
import { type Trace, tracing } from '../e2e/support/trace.ts';
// @ts-expect-error plain JavaScript
import { chromiumFlags, findProgram } from '../scripts/programs.mjs';
import type { Login, Sized } from './logins.ts';

const DESKTOP = { width: 1280, height: 900 };
const FIRST = { project: 1_001, customer: 1_001, job: 10_011, category: 10_011 };

export const people = ['visitor', 'employee', 'admin'] as const;
export type Who = (typeof people)[number];

export interface Screen {
  page: Page;
  /** What the main thread does while `work` runs. */
  trace(work: () => Promise<unknown>): Promise<Trace>;
  /** Returns the shifts so far and resets them. */
  shifts(): Promise<Shifts>;
  /** Waits until nothing on the page is still loading. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export const openChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findProgram('Chromium'), args: chromiumFlags });

export async function openScreen(browser: Browser, login?: Login): Promise<Screen> {
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(watchShifts);
  if (login) await context.addInitScript(enter, login.token);
  const page = await context.newPage();
  return {
    page,
    trace: tracing(await context.newCDPSession(page)),
    shifts: () => page.evaluate(takeShifts),
    settled: () => isComplete(page),
    close: () => context.close(),
  };
}

/** Every screen of the specification that this person may open, with a record of the big company where one is needed. */
export async function screensOf(who: Who, url: string, sized: Sized): Promise<string[]> {
  const person = loginOf(who, sized);
  if (who === 'visitor' || !person) return [...publicPaths];
  const first = async (path: string) => {
    const answer = await fetch(`${url}/api${path}`, { headers: { authorize: person.token } });
    return ((await answer.json()) as { id: number }[])[0]?.id ?? 0;
  };
  const samples: Samples = {
    ...FIRST,
    worker: sized.employees[0]?.email ?? '',
    item: await first('/inventory?page=1&size=1'),
    time: await first('/timesheet/workingtime?from=2026-11-01&to=2026-11-20&sort=-day'),
  };
  return specifiedRoutes(who, FLAGS, samples)
    .filter(([path, outcome]) => outcome === 'page' && !path.endsWith('=0'))
    .map(([path]) => path);
}

export function loginOf(who: Who, { admin, employees }: Sized): Login | undefined {
  return { visitor: undefined, admin, employee: employees[0] }[who];
}

function enter(token: string): void {
  localStorage.setItem('jwtToken', token);
  localStorage.setItem('isLoggedIn', 'true');
}
