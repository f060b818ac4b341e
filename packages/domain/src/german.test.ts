import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = globSync('{shell,remotes/*,packages/*,backend}/src/**/*.{ts,tsx,html}', { cwd: root }).filter(
  (file) => !/\.test\.|fixture|node_modules/.test(file),
);

/** What the specification writes in these words, byte for byte. */
const SPECIFIED = [
  'Bitte gib eine genaue Beschreibung an.',
  'End Datum muss nach Start Datum liegen.',
].concat('Start Datum muss vor End Datum liegen.', "'Projekt Übersicht'", '"Projekt Übersicht"');

const WRONG = {
  'du instead of Sie':
    /(?<!\p{L})([Dd]u|[Dd]ein(e[mnrs]?)?|[Dd]ir|[Dd]ich|[Ee]uch|[Ee]uer)(?!\p{L})|Bitte (gib|wähle|prüfe|lade|trage|melde|klicke)(?!\p{L})/u,
  'words that are one': /(Start|End) Datum|Projekt Übersicht|Passwort Änderung|E-Mail Adresse/,
  'English in a sentence':
    /(auf dem|vom|das) Dashboard|(in der|zur) Inbox|(beim|nach dem|zum) (Login|Logout)/i,
};

it.each(Object.entries(WRONG))('[PUB-01] no sentence has %s', (_, wrong) => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const text = SPECIFIED.reduce(
      (rest, said) => rest.replaceAll(said, ''),
      readFileSync(join(root, file), 'utf8'),
    );
    const lines = text.split('\n').filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && wrong.test(line));
    return lines.map((line) => `${file}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});

/** What goes over the wire has plain spaces; pages show it with `formatLaw`. */
const SENT = [
  'packages/domain/src/accounts/law/words.ts',
  'packages/domain/src/accounts/vacation/posting.ts',
  'packages/domain/src/records/kinds/statutory.ts',
];

it('a § never stays behind at the end of a line', () => {
  const found = files
    .filter((file) => !SENT.includes(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      const broken = lines.filter((line) => /§ \d/.test(line) && !/^\s*(\/\/|\/?\*|\{\/\*)/.test(line));
      return broken.map((line) => `${file}: ${line.trim()}`);
    });
  expect(found).toEqual([]);
});
