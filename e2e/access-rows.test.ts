import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { allows, everySession, isModuleOff, type Who } from '@stundenbuch/domain/access/access';
import type { FeatureDefinition } from '@stundenbuch/domain/access/feature';
import { FLAGS } from '@stundenbuch/domain/access/flags';
import { FEATURES } from '@stundenbuch/domain/sides/log/features-list';
import { noticePages } from '@stundenbuch/domain/sides/notices/access';
import { securityPages, sessionPages } from '@stundenbuch/domain/sides/session/access';
import { tokenPages } from '@stundenbuch/domain/sides/tokens/access';
import type { ModuleManifest } from '@stundenbuch/web/module';
import { describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript
import { remotes, root } from '../scripts/paths.mjs';
import { type Kind, type Samples, specifiedItems, specifiedRoutes } from './support/specified.ts';

// Checks the access rows of pages and navigation against the specification, without a browser.

const manifests = await Promise.all<ModuleManifest>(
  remotes().map((name: string) =>
    import(join(root, 'remotes', name, 'src/manifest.ts')).then((file) => file.default),
  ),
);
const rows = new Map([
  ...Object.entries(sessionPages),
  ...Object.entries(securityPages),
  ...Object.entries(tokenPages),
  ...Object.entries(noticePages),
  ...manifests.flatMap(({ routes }) => routes.map(({ path, access }) => [path, access] as const)),
]);
const samples: Samples = {
  project: 1,
  customer: 1,
  item: 1,
  time: 1,
  job: 1,
  category: 1,
  worker: 'a@b.example',
};

const people: Record<Kind, Omit<Who, 'flags'>> = {
  employee: { role: 'employee', globalAdmin: false },
  admin: { role: 'admin', globalAdmin: false },
  reader: { role: 'reader', globalAdmin: false },
  globalAdmin: { role: 'employee', globalAdmin: true },
};
const companies = Array.from({ length: 2 ** FLAGS.length }, (_, number) =>
  FLAGS.filter((_flag, i) => number & (1 << i)),
);

/** Nothing, everything, and everything but one: a page whose row forgets its feature is seen. */
const all = FEATURES.map(({ name }) => name);
const switched = [[], all, ...all.map((one) => all.filter((name) => name !== one))];

it('[COMP-17] modules are switched on by these flags', () => {
  expect(Object.fromEntries(manifests.map(({ name, flags }) => [name, flags]))).toEqual({
    timesheet: ['timebooking', 'projectbooking'],
    absences: ['absences', 'vacationcalendar'],
    projects: ['projectbooking', 'projects'],
    customers: ['customer'],
    inventory: ['inventory'],
    admin: [],
  });
});

function routesOf(who: Who): [path: string, outcome: string][] {
  return specifiedRoutes('employee', [], samples).map(([path]) => {
    const row = rows.get(path.split('?')[0] ?? '');
    if (!row) throw new Error(`${path} has no row`);
    // With a session the login redirects to the dashboard.
    const refusal = 'denied' in row && row.denied === 'login' ? '/dashboard' : '/403';
    return [path, allows(row, who) ? 'page' : refusal];
  });
}

function itemsOf(who: Who): [label: string, path: string][] {
  const dashboard = { label: 'Dashboard', path: '/dashboard', order: 0, access: everySession };
  const on = manifests.filter(({ flags }) => !isModuleOff(flags, who.flags));
  return [dashboard, ...on.flatMap(({ navigation }) => navigation)]
    .filter(({ access }) => allows(access, who))
    .sort((a, b) => a.order - b.order)
    .map(({ label, path }) => [label, path]);
}

describe('[ACC-01] [ACC-02] [ACC-03] [ACC-04] in each of the 128 possible companies', () => {
  it.each(Object.keys(people) as Kind[])(
    '[ACC-44] [ACC-47] %s is let in and refused as specified',
    (kind) => {
      for (const flags of companies) {
        for (const features of switched) {
          const who = { ...people[kind], flags, features };
          const company = named([...flags, ...features]);
          expect(routesOf(who), company).toEqual(specifiedRoutes(kind, flags, samples, features));
          expect(itemsOf(who), company).toEqual(specifiedItems(kind, flags, features));
        }
      }
    },
  );

  it('every page with a row is in the specification', () => {
    const specified = specifiedRoutes('employee', [], samples).map(([path]) => path.split('?')[0]);
    expect([...rows.keys()].sort()).toEqual(specified.sort());
  });
});

/** What the palette and its keys offer somebody, and where it leads: as `use-targets.ts` of the shell asks. */
function offeredTo(who: Who): [label: string, path: string][] {
  const on = manifests.filter(({ flags }) => !isModuleOff(flags, who.flags));
  const commands = on
    .flatMap((manifest) => manifest.commands ?? [])
    .filter(({ access }) => allows(access, who));
  const lists = on
    .flatMap((manifest) => manifest.records ?? [])
    .filter(({ call }) => allows(call.access, who));
  return [
    ...commands.map(({ label, path }): [string, string] => [label, path]),
    ...lists.map(({ kind, path }): [string, string] => [kind, path]),
  ];
}

it('[DAY-10] the palette offers nobody a page that is refused to them, and each of its commands to somebody', () => {
  const everybody: Omit<Who, 'flags'>[] = [
    ...Object.values(people),
    { ...people.employee, leads: true },
    { ...people.employee, records: false },
    { ...people.admin, records: false },
  ];
  const offered = new Set<string>();
  for (const person of everybody)
    for (const flags of companies)
      for (const features of switched) {
        const who = { ...person, flags, features };
        for (const [label, path] of offeredTo(who)) {
          const row = rows.get(path.split('?')[0] ?? '');
          if (!row || !allows(row, who))
            expect.fail(`${label}, ${path}: ${who.role} in ${named([...flags, ...features])}`);
          offered.add(label);
        }
      }
  const all = manifests.flatMap(({ commands = [], records = [] }) => [
    ...commands.map(({ label }) => label),
    ...records.map(({ kind }) => kind),
  ]);
  expect([...offered].toSorted()).toEqual([...new Set(all)].toSorted());
});

it('[FND-15] every feature whose requirements are built has a card in the settings of the company', async () => {
  const nouns = join(root, 'packages/domain/src');
  const files = readdirSync(nouns, { recursive: true, encoding: 'utf8' });
  const exported = await Promise.all(
    files.filter((file) => /\/features\.ts$/.test(file)).map((file) => import(join(nouns, file))),
  );
  const built = exported.flatMap((file) => Object.values<FeatureDefinition>(file));
  const names = built.map(({ name }) => name);
  const usable = built.filter(({ requires }) => requires.every((name) => names.includes(name)));
  expect(FEATURES.map(({ name }) => name).sort()).toEqual(usable.map(({ name }) => name).sort());
});

const named = (switches: readonly string[]) => switches.join(' and ') || 'none';
