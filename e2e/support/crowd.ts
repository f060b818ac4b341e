import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { App } from './app.ts';
import { gatherPeople, switchModules, type Walker } from './people.ts';
import type { Kind } from './specified.ts';
import { startDemo } from './start-demo.ts';
import { DESKTOP, endVisits, openBrowser, type Visitor, visit } from './visitor.ts';

interface Crowd {
  /** The modules that everybody's company has switched on. */
  switchModules(flags: Parameters<typeof switchModules>[1]): Promise<void>;
  /** Reloads the dashboard in everybody's page, or only in those of some kinds, and lets all of them walk in parallel. */
  everybody<T>(work: (walker: Walker, visitor: Visitor) => Promise<T>, kinds?: readonly Kind[]): Promise<T[]>;
  /** Somebody without an account. */
  stranger(
    viewport: typeof DESKTOP,
    work: (visitor: Visitor, arrive: () => Promise<void>) => Promise<void>,
  ): Promise<void>;
}

/** A prerendered page has no handlers until the program has loaded; its form shows when. */
async function arrive(visitor: Visitor): Promise<void> {
  await visitor.open('/login');
  await visitor.page.locator('button[type=submit]:not([disabled])').waitFor();
}

/** One person of each kind with one page each, which loads the program once. */
export function setCrowd(): Crowd {
  let browser: Browser;
  let app: App;
  let people: Walker[];
  let visitors: Map<Kind, Visitor>;

  beforeAll(async () => {
    [browser, app] = await Promise.all([openBrowser(), startDemo()]);
    people = await gatherPeople(app);
    visitors = new Map();
    for (const { kind, session } of people) {
      const visitor = await visit(browser, app, DESKTOP);
      visitors.set(kind, visitor);
      await visitor.remember(session.token);
    }
  });

  afterAll(async () => {
    await Promise.allSettled([endVisits(browser), app?.stop()]);
  });

  return {
    async switchModules(flags) {
      const office = people.find(({ kind }) => kind === 'globalAdmin') as Walker;
      await switchModules(office.session, flags);
    },
    everybody(work, kinds) {
      const walkers = people.filter(({ kind }) => !kinds || kinds.includes(kind));
      return Promise.all(
        walkers.map(async (walker) => {
          const visitor = visitors.get(walker.kind) as Visitor;
          await visitor.open('/dashboard');
          await visitor.page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
          return work(walker, visitor);
        }),
      );
    },
    async stranger(viewport, work) {
      const visitor = await visit(browser, app, viewport);
      try {
        await arrive(visitor);
        await work(visitor, () => arrive(visitor));
      } finally {
        await visitor.leave();
      }
    },
  };
}
