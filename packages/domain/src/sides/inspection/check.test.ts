import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../wire/canonical.ts';
import { checkPackage } from './check.ts';
import { PACKAGE } from './file-names.ts';
import { filesOf, NOW, packageTexts, SHEET, summed } from './package.fixture.ts';
import { sha256OfText } from './sha256.ts';
import { linesOf } from './sums.ts';

type Change = (text: string) => string;
const swap =
  (a: string, b: string): Change =>
  (text) => {
    expect(text).toContain(a);
    return text.replace(a, b);
  };
const lines =
  (of: (lines: string[]) => string[]): Change =>
  (text) =>
    of(linesOf(text))
      .map((line) => `${line}\n`)
      .join('');
const without = (line: number) => lines((all) => all.toSpliced(line - 1, 1));
const lineOf = (text: string, part: string) => linesOf(text).findIndex((line) => line.includes(part)) + 1;

const hashOf = (data: Parameters<typeof canonicalJson>[0]) => sha256OfText(canonicalJson(data));

const whole = packageTexts();
const checked = (texts: ReadonlyMap<string, string>) => checkPackage(filesOf(texts), NOW);
const tampered = (file: string, change: Change) =>
  new Map([...whole].map(([name, text]) => [name, name === file ? change(text) : text]));
const found = async (texts: ReadonlyMap<string, string>) =>
  (await checked(texts)).findings.map(({ file, line, text }) => [file, line, text]);

it('[AUD-07] a whole package has nothing wrong, and says what it holds', async () => {
  expect(await checked(whole)).toMatchObject({
    findings: [],
    files: 6,
    rows: 6,
    shown: 4,
    seals: 3,
    closed: 1,
    confirmed: 1,
    drafts: 0,
    about: { company: { name: 'Tischlerei Vorbild GmbH' } },
  });
});

it('[AUD-07] nothing of others is in it', () => {
  const text = [...whole.values()].join('');
  expect(text).toContain('Pause vergessen');
  expect(text).not.toContain('Krank gemeldet');
  expect(text).not.toMatch(/"person":1[23]/);
});

describe('[AUD-07] names file and line of', () => {
  const day = lineOf(whole.get(SHEET) as string, '"2026-10-07"');

  it.each<[string, string, Change, unknown[][]]>([
    [
      'a number in a sheet',
      SHEET,
      (text) => text.replace(/("day":"2026-10-07".*?"worked":)510/, '$1540'),
      [[SHEET, day, 'Die Angaben passen nicht zur Prüfsumme des Stundenzettels.']],
    ],
    [
      'a change',
      PACKAGE.log,
      swap('8.25', '8.5'),
      [[PACKAGE.log, 1, 'Siegel 1 enthält eine veränderte Änderung (Nr. 1).']],
    ],
    [
      'a removed line',
      PACKAGE.log,
      without(5),
      [[PACKAGE.log, 5, 'Siegel 3 hat mehr oder weniger Änderungen, als versiegelt wurden.']],
    ],
    [
      'an added line',
      PACKAGE.log,
      (text) => text + linesOf(text).at(-1),
      [[PACKAGE.log, 7, 'Siegel 3 hat mehr oder weniger Änderungen, als versiegelt wurden.']],
    ],
    [
      'the hash of somebody else’s change',
      PACKAGE.log,
      (text) => lines((all) => all.with(1, (all[1] as string).replace(/[0-9a-f]{64}/, 'a'.repeat(64))))(text),
      [
        [PACKAGE.log, 2, 'Hier wurde etwas verändert, entfernt oder hinzugefügt.'],
        [PACKAGE.seals, 1, 'Siegel 1 stimmt nicht mit seinen Änderungen überein.'],
      ],
    ],
    [
      'two seals that were swapped',
      PACKAGE.seals,
      lines(([a, b, c]) => [a, c, b] as string[]),
      [[PACKAGE.seals, 2, 'Siegel 2 fehlt.']],
    ],
    [
      'the first two seals that were swapped',
      PACKAGE.seals,
      lines(([a, b, c]) => [b, a, c] as string[]),
      [[PACKAGE.seals, 1, 'Siegel 1 fehlt.']],
    ],
    ['a seal that is gone', PACKAGE.seals, without(2), [[PACKAGE.seals, 2, 'Siegel 2 fehlt.']]],
    [
      'what cannot be read',
      PACKAGE.seals,
      swap('{"at"', '{at'),
      [[PACKAGE.seals, 1, 'Die Zeile ist nicht lesbar.']],
    ],
  ])('%s', async (_, file, change, findings) => {
    expect(await found(tampered(file, change))).toEqual(findings);
  });

  it('a file that is missing, one that was added and one that was changed as a whole', async () => {
    const texts = tampered(PACKAGE.lineSums, (text) => text.toUpperCase());
    texts.delete(SHEET);
    texts.set('notiz.txt', 'neu').set('.DS_Store', '');
    expect(await found(texts)).toEqual([
      [SHEET, null, 'Die Datei fehlt.'],
      [PACKAGE.lineSums, null, 'Die Datei wurde verändert.'],
      ['notiz.txt', null, 'Die Datei gehört nicht zum Paket.'],
    ]);
    expect(await found(new Map([...whole].filter(([name]) => name !== PACKAGE.sums)))).toEqual([
      [PACKAGE.sums, null, 'Die Datei fehlt.'],
    ]);
  });
});

it('[AUD-07] says what the program has found wrong when it made the package', async () => {
  const text = 'Anna Muster, 05.10.2026: Ein Eintrag steht nicht im Verlauf.';
  const told = tampered(PACKAGE.about, (about) =>
    JSON.stringify({ ...JSON.parse(about), differences: [text] }),
  );
  expect(await found(summed(told))).toEqual([[PACKAGE.about, null, text]]);
});

it('[AUD-05] [AUD-07] content that will be erased is missed on the day on which the package is opened', async () => {
  const blanked = lines(([first, ...others]) => {
    const { change, ...line } = JSON.parse(first as string);
    const empty = { ...change, before: null, after: null, reason: null };
    return [JSON.stringify({ ...line, erased_at: '2029-11-01T10:15:00.000Z', change: empty }), ...others];
  });
  const files = filesOf(summed(tampered(PACKAGE.log, blanked)));
  const said = async (now: string) => (await checkPackage(files, now)).findings.map(({ text }) => text);
  expect(await said(NOW)).toEqual([
    'Siegel 1 enthält eine Änderung, deren Inhalt vor der Frist gelöscht wurde (Nr. 1).',
  ]);
  expect(await said('2029-11-02T00:00:00.000Z')).toEqual([]);
});

describe('[AUD-07] whoever writes new sums, too, is found by', () => {
  const forged = (file: string, change: Change) => found(summed(tampered(file, change)));

  it('the hash of the sheet', async () => {
    expect(await forged(SHEET, swap('"worked":510', '"worked":540'))).toEqual([
      [SHEET, null, 'Die Angaben passen nicht zur Prüfsumme des Stundenzettels.'],
    ]);
  });

  it('the closing in the log, where the sheet was hashed again', async () => {
    const other = tampered(SHEET, (text) => {
      const sheet = JSON.parse(text);
      sheet.data.sums.worked += 60;
      return JSON.stringify({ ...sheet, sha256: hashOf(sheet.data) });
    });
    expect(await found(summed(other))).toEqual([
      [SHEET, null, 'Der versiegelte Verlauf nennt eine andere Prüfsumme für diesen Stundenzettel.'],
    ]);
  });

  it('the seals, whatever is done to the log', async () => {
    expect(await forged(PACKAGE.log, swap('8.25', '8.5'))).toMatchObject([
      [PACKAGE.log, 1, expect.any(String)],
    ]);
    expect(await forged(PACKAGE.log, without(5))).toMatchObject([[PACKAGE.log, 4, expect.any(String)]]);
    expect(await forged(PACKAGE.seals, without(3))).toMatchObject([[PACKAGE.log, 4, expect.any(String)]]);
    expect(await forged(PACKAGE.seals, swap('"no":3', '"no":4'))).toMatchObject([
      [PACKAGE.seals, 3, 'Siegel 3 fehlt.'],
    ]);
  });

  it('the last seal that the package names', async () => {
    const shorter = tampered(PACKAGE.seals, without(3));
    shorter.set(PACKAGE.log, lines((all) => all.slice(0, 3))(shorter.get(PACKAGE.log) as string));
    expect(await found(summed(shorter))).toEqual([
      [PACKAGE.seals, 2, 'Die Siegel enden nicht mit dem letzten, das paket.json nennt (Nr. 3).'],
    ]);
  });

  it('the seal that is printed on a sheet', async () => {
    const other = packageTexts();
    const sheet = JSON.parse(other.get(SHEET) as string);
    sheet.data.seal = { no: 2, hash: 'ab'.repeat(32) };
    sheet.data.version = 7;
    other.set(SHEET, JSON.stringify({ ...sheet, sha256: hashOf(sheet.data) }));
    expect(await found(summed(other))).toEqual([
      [SHEET, null, 'Auf dem Stundenzettel steht für Siegel 2 eine andere Prüfsumme.'],
    ]);
  });
});
