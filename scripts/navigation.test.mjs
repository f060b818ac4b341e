import { join } from 'node:path';
import { expect, it } from 'vitest';
import { remotes, root } from './paths.mjs';

const manifests = await Promise.all(
  remotes().map((name) =>
    import(join(root, 'remotes', name, 'src/manifest.ts')).then((file) => file.default),
  ),
);
const items = manifests.flatMap(({ navigation }) => navigation.map(({ path }) => path));
const routes = manifests.flatMap((manifest) => manifest.routes);

it.each(routes.map(({ path, under }) => [path, under]))(
  'the navigation marks an item at %s',
  (path, under) => {
    if (under !== undefined) expect(items).toContain(under);
    else expect(items).toContain(path);
  },
);

it('[NAV-29] the items of each group are in the order of the list', () => {
  const all = manifests.flatMap(({ navigation }) => navigation).toSorted((a, b) => a.order - b.order);
  const labels = (name) => all.filter(({ group = 'records' }) => group === name).map(({ label }) => label);
  expect(labels('me').filter((label) => label !== 'Tagesabgleich')).toEqual([
    'Meine Arbeitszeiten',
    'Meine Projektstunden',
    'Mein Stundenkonto',
    'Zuschläge und Zulagen',
    'Meine Abwesenheiten',
    'Monatsabschluss',
  ]);
  expect(labels('team')).toEqual(['Mein Team', 'Mitarbeiter', 'Urlaubskalender', 'Inbox']);
  const records = ['Projekte', 'Mein Unternehmen', 'Kunden', 'Inventar', 'Unternehmen verwalten'];
  expect(labels('records')).toEqual(records);
  expect(labels('analysis')).toEqual(['Auswertung']);
});

it('[DAY-10] commands and records lead to pages there are, each key to one', () => {
  const commands = manifests.flatMap((manifest) => manifest.commands ?? []);
  const records = manifests.flatMap((manifest) => manifest.records ?? []);
  const paths = routes.map(({ path }) => path);
  expect(commands.filter(({ path }) => !paths.includes(path))).toEqual([]);
  expect(records.map(({ path }) => path.split('?')[0]).filter((path) => !paths.includes(path))).toEqual([]);
  expect(records.map(({ kind }) => kind).toSorted()).toEqual(['Kunde', 'Person', 'Projekt']);
  const keys = commands.flatMap(({ key, label }) => (key ? [`${key} ${label}`] : []));
  expect(keys).toEqual(['n Buchung anlegen', 'a Arbeitszeit anlegen', 'w Woche']);
});
