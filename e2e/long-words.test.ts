import { FLAGS } from '@stundenbuch/domain/access/flags';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { asPerson } from './support/demo-data.ts';
import { gatherPeople, type Walker } from './support/people.ts';
import { publicPaths, specifiedRoutes } from './support/specified.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visitor.ts';
import { walkTo } from './support/walker.ts';

const stage = setStage();

/** Fifty letters, the limit of most fields, without a place to break. */
const WORD = 'Straßenbauermeisterstellvertreterinnenversammlungs';
const MAIL = `${'strassenbauermeisterstellvertreterinnen'.repeat(2)}@${'verwaltungsgemeinschaft'.repeat(2)}.example`;

let admin: Walker;
let longName: string;

beforeAll(async () => {
  const people = await gatherPeople(stage.app);
  const found = people.find(({ kind }) => kind === 'admin') as Walker;
  const { post, get } = found.session;
  const first = async (path: string) => (await get<{ id: number }[]>(`${path}?search=${WORD}`))[0]?.id ?? 0;
  await post('/company/job', { job_title: WORD });
  await post('/category', { name: WORD });
  const person = { first_name: WORD.slice(0, 20), name: WORD.slice(0, 30), email: MAIL };
  await post('/user', { ...person, job: found.samples.job, role: 0 });
  await post('/user/register', { email: MAIL, password: 'Geheim123', consent: true });
  await post('/customer', {
    customer_name: WORD,
    email: MAIL,
    customer_street: WORD,
    customer_city: WORD,
    notes: WORD,
  });
  const customer = await first('/customer');
  await post('/inventory', { name: WORD, notes: WORD });
  const project = { project_name: WORD, internal_id: 'L-1', status: 1, customer, notes: WORD };
  await post('/project', project);
  longName = (await asPerson(stage.app, { email: MAIL, password: 'Geheim123', what: '' })).token;
  admin = {
    ...found,
    samples: {
      ...found.samples,
      worker: MAIL,
      customer,
      project: await first('/project'),
      item: await first('/inventory'),
    },
  };
});

/** Elements beyond the right edge, outermost first. */
function overTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return wide.slice(0, 6).map((element) => `${element.tagName}.${element.className}`);
  });
}

/** Pages inside the running program that are wider than the screen. */
async function tooWide(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const wide: Record<string, string[]> = {};
  for (const path of paths) {
    await walkTo(page, path);
    const over = await overTheEdge(page);
    if (over.length > 0) wide[path] = over;
  }
  return wide;
}

// Nothing in the style sheets changes between 320 and 360 pixels, so what is too wide there is too wide here.
it('at 320 pixels no page scrolls sideways, however long its words are', async () => {
  const visitor = await visit(stage.browser, stage.app, { width: 320, height: 760 });
  await visitor.open('/');
  // A prerendered page has no handlers until the program has loaded.
  await visitor.page.waitForLoadState('networkidle');
  expect(await tooWide(visitor.page, publicPaths), 'a visitor').toEqual({});
  await visitor.enter(admin.session.token);
  const paths = specifiedRoutes('admin', FLAGS, admin.samples).flatMap(([path, outcome]) =>
    outcome === 'page' ? path : [],
  );
  expect(await tooWide(visitor.page, paths), 'an admin').toEqual({});
  await visitor.enter(longName);
  const own = ['/dashboard', '/myprofil', '/workingtime', '/absences'];
  expect(await tooWide(visitor.page, own), 'a person with a long name').toEqual({});
  await visitor.leave();
});
