import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { antdStyles } from './packages/federation/src/antd.mjs';
import { LongestFirst } from './scripts/longest-first.mjs';
import { mutant } from './scripts/mutants.mjs';
import { findTestBrowser, testBrowserFlags } from './scripts/programs.mjs';
import { swc } from './scripts/swc-plugin.mjs';

/**
 * What is waited for may take its time on a busy machine, or one half as fast; what never comes still fails. One limit for all: a test
 * with a shorter one of its own fails by chance.
 */
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };

/** `npm test -- slow` runs what takes long by nature, and only that: see scripts/test.mjs. */
const otherKind = process.env.TESTS === 'slow' ? '**/!(*.slow).test.*' : '**/*.slow.test.*';

/** Groups run one after the other: two cores, one database. */
const group = (groupOrder: number) => ({ sequence: { groupOrder } });

/** The built server is loaded as it is, not transformed file by file. */
const asBuilt = { deps: { external: [/\/backend\/dist\//] } };

/** Source maps are three quarters of what the browser would read of the dependencies, for each file again. */
const dependenciesWithoutMaps = {
  name: 'dependencies-without-maps',
  enforce: 'post' as const,
  transform: {
    filter: { id: /node_modules/ },
    handler: (code: string) => ({ code, map: { mappings: '' as const } }),
  },
};

export default defineConfig({
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [mutant()],
        test: {
          name: 'domain',
          // With the pure functions of the browser's side.
          include: ['packages/{domain,web}/src/**/*.test.ts', '{shell,remotes/*}/src/**/*.test.ts'],
          exclude: ['**/*.web.test.ts', otherKind],
          isolate: false,
          maxWorkers: 3,
          ...patient,
          ...group(1),
        },
      },
      {
        plugins: [mutant(), swc()],
        test: {
          name: 'backend',
          include: ['backend/**/*.test.ts'],
          exclude: ['backend/**/*.{paper,pooler}.test.ts', otherKind],
          // The server's code is loaded once per worker; each file starts its own server on its own database.
          isolate: false,
          maxWorkers: 3,
          ...patient,
          ...group(1),
        },
      },
      {
        // Needs pdftotext (poppler), which reads the sheets.
        plugins: [mutant(), swc()],
        test: {
          name: 'paper',
          include: ['backend/**/*.paper.test.ts'],
          exclude: [otherKind],
          isolate: false,
          maxWorkers: 3,
          ...patient,
          ...group(1),
        },
      },
      {
        // Needs PgBouncer, which stands before PostgreSQL.
        plugins: [mutant(), swc()],
        test: {
          name: 'pooler',
          include: ['backend/**/*.pooler.test.ts'],
          exclude: [otherKind],
          isolate: false,
          maxWorkers: 3,
          ...patient,
          ...group(1),
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        plugins: [antdStyles(), dependenciesWithoutMaps],
        // Modules do not change during a run, so a file that is not the first one finds them in the browser's cache.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        // Dependencies are discovered before the first test, because a later discovery reloads the page under test.
        optimizeDeps: {
          entries: ['packages/web/src/*/index.ts', 'shell/src/*/*.tsx', 'remotes/*/src/module.tsx'],
          include: [
            'react',
            'react-dom/client',
            'react/jsx-runtime',
            'vitest-browser-react',
            'antd',
            'antd/es/locale/de_DE',
            // Of a worker, in which it is not discovered.
            'papaparse',
          ],
          // Libraries as people get them; their development builds take a fifth more.
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
        },
        test: {
          name: 'web',
          // Pages of one browser, one per test file. Tests wait at times, so three of them use two cores fully.
          maxWorkers: 3,
          include: [
            '{packages/web,shell,remotes/*}/src/**/*.test.tsx',
            '{packages/web/src/**,e2e}/*.web.test.ts',
          ],
          exclude: [otherKind],
          ...patient,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            // Neither the browser's language nor its time zone may affect the product.
            provider: playwright({
              launchOptions: { executablePath: findTestBrowser(), args: testBrowserFlags },
              contextOptions: { locale: 'en-US', timezoneId: 'America/New_York', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
          ...group(2),
        },
      },
      // These three share one queue. Tests wait at times, so four of them use two cores fully.
      {
        test: {
          name: 'scripts',
          server: asBuilt,
          include: ['{scripts,drill}/**/*.test.mjs'],
          exclude: [otherKind],
          maxWorkers: 4,
          ...patient,
          ...group(3),
        },
      },
      {
        test: {
          name: 'e2e',
          server: asBuilt,
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/**/*.{office,web}.test.ts', otherKind],
          globalSetup: 'e2e/support/make-demo.ts',
          // The code of the tests and of the server is loaded once per worker; each file starts its own program and browser.
          isolate: false,
          maxWorkers: 4,
          ...patient,
          ...group(3),
        },
      },
      {
        // Needs LibreOffice, which opens the exported files.
        test: {
          name: 'office',
          server: asBuilt,
          include: ['e2e/**/*.office.test.ts'],
          exclude: [otherKind],
          maxWorkers: 4,
          ...patient,
          ...group(3),
        },
      },
    ],
  },
});
