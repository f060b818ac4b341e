// npm run lighthouse [-- /login …]: the public pages on a slow phone, the median of five runs each.
import { createServer } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
// @ts-expect-error plain JavaScript
import { chromiumFlags, findProgram } from '../scripts/programs.mjs';
import { dataFolder, startApp } from './support/app.ts';
import { publicPaths } from './support/specified.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** The landing page and the login are what strangers see first; the other pages come from the same bundle. */
const FAST_PAGES = ['/', '/login'];
const least = (path: string): Record<Category, number> => ({
  performance: FAST_PAGES.includes(path) ? 95 : 0,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
});

const requested = process.argv.slice(2);
const paths = requested.length > 0 ? requested : publicPaths;

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const scoreOf = (run: Result, category: Category): number =>
  Math.round((run.categories[category]?.score ?? 0) * 100);
const medianOf = (runs: Result[], audit: string): number =>
  median(runs.map(({ audits }) => audits[audit]?.numericValue ?? 0));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** A trace that failed to record says nothing about the page: up to two more attempts. */
async function runOnce(url: string, port: number, again = 2): Promise<Result> {
  // The default settings are the mobile preset: a mid-range phone on slow 4G.
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  const error = result ? result.lhr.runtimeError : { code: 'NO_RESULT', message: 'no result' };
  if (result && !error) return result.lhr;
  console.error(`${url}: ${error?.code}`);
  if (again === 0) throw new Error(`${url}: ${error?.message}`);
  return runOnce(url, port, again - 1);
}

/** The audits that cost points in the last run. */
function complaints(run: Result, category: Category): string[] {
  return (run.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => run.audits[id])
    .flatMap((audit) =>
      audit && audit.score !== null && audit.score < 0.9 ? `    ${audit.id}: ${audit.title}` : [],
    );
}

const data = dataFolder();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findProgram('Chromium'),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});
const app = await startApp(data.path);
const table: Record<string, Record<string, string | number>> = {};
const shortfalls: string[] = [];
try {
  for (const path of paths) {
    const runs: Result[] = [];
    for (let i = 0; i < RUNS; i++) runs.push(await runOnce(`${app.url}${path}`, port));
    const scores = CATEGORIES.map((category) => [
      category,
      median(runs.map((run) => scoreOf(run, category))),
    ]);
    table[path] = {
      ...Object.fromEntries(scores),
      'FCP ms': Math.round(medianOf(runs, 'first-contentful-paint')),
      'LCP ms': Math.round(medianOf(runs, 'largest-contentful-paint')),
      'TBT ms': Math.round(medianOf(runs, 'total-blocking-time')),
      CLS: medianOf(runs, 'cumulative-layout-shift').toFixed(3),
      kB: Math.round(medianOf(runs, 'total-byte-weight') / 1000),
    };
    for (const [category, score] of scores as [Category, number][]) {
      if (score >= least(path)[category]) continue;
      shortfalls.push(`  ${path}: ${category} ${score} statt ${least(path)[category]}`);
      shortfalls.push(...complaints(runs.at(-1) as Result, category));
    }
    console.log(`${path} gemessen`);
  }
} finally {
  await browser.close();
  await app.stop();
  data.remove();
}
console.table(table);
console.log(
  shortfalls.length > 0 ? `Zu wenig:\n${shortfalls.join('\n')}` : 'Alle Seiten erreichen ihre Werte.',
);
process.exitCode = shortfalls.length > 0 ? 1 : 0;
