import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../accounts/sheets/sheet.ts';
import { octoberFacts } from '../../accounts/sheets/sheets.fixture.ts';
import { canonicalJson } from '../../wire/canonical.ts';
import { NO_SEAL } from '../log/chain.ts';
import { checkPackage } from './check.ts';
import { checkLog } from './check-log.ts';
import { checkSheets } from './check-sheets.ts';
import { PACKAGE } from './file-names.ts';
import { filesOf, NOW, packageTexts, SHEET, summed } from './package.fixture.ts';
import { sha256OfText } from './sha256.ts';
import { sheetFile } from './sheet-file.ts';
import { linesOf } from './sums.ts';

const whole = packageTexts();
const log = linesOf(whole.get(PACKAGE.log) as string);
const seals = linesOf(whole.get(PACKAGE.seals) as string);
const about = JSON.parse(whole.get(PACKAGE.about) as string);
const joined = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

interface Parts {
  log?: readonly string[];
  seals?: readonly string[];
  about?: object | string;
}

/** What is wrong with a package whose sums are right. */
async function found(parts: Parts, more: Record<string, string | null> = {}) {
  const texts = new Map(whole);
  if (parts.log) texts.set(PACKAGE.log, joined(parts.log));
  if (parts.seals) texts.set(PACKAGE.seals, joined(parts.seals));
  if (parts.about) texts.set(PACKAGE.about, canonicalJson(parts.about as never));
  for (const [name, text] of Object.entries(more))
    if (text === null) texts.delete(name);
    else texts.set(name, text);
  const { findings, ...counts } = await checkPackage(filesOf(summed(texts)), NOW);
  return { findings: findings.map(({ file, line, text }) => [file, line, text]), counts };
}

describe('[AUD-07] the chain of a package', () => {
  const COUNT = 'Siegel 3 hat mehr oder weniger Änderungen, als versiegelt wurden.';
  const END = (no: number) =>
    `Die Siegel enden nicht mit dem letzten, das ${PACKAGE.about} nennt (Nr. ${no}).`;
  const without = (...lines: number[]) => log.filter((_, at) => !lines.includes(at + 1));

  it.each<[string, Parts, unknown[][]]>([
    ['is whole', {}, []],
    [
      'begins with a later seal',
      { log: log.slice(2), seals: seals.slice(1), about: { ...about, first: 2 } },
      [],
    ],
    [
      'begins with a later seal than the first one in it',
      { about: { ...about, first: 2 } },
      [[PACKAGE.seals, 1, 'Siegel 2 fehlt.']],
    ],
    [
      'begins with the first one, whatever it says of the one before',
      { seals: seals.map((seal, at) => (at === 0 ? seal.replace(NO_SEAL, 'f'.repeat(64)) : seal)) },
      [[PACKAGE.seals, 1, 'Siegel 1 schließt nicht an das vorige an.']],
    ],
    ['has nothing yet', { log: [], seals: [], about: { ...about, first: null, head: null } }, []],
    [
      'has lost all seals',
      { seals: [], about: { ...about, first: 2 } },
      [[PACKAGE.log, 1, `Zu Siegel 1 gibt es in ${PACKAGE.seals} keine Zeile an dieser Stelle.`]],
    ],
    [
      'has lost everything but what is said of it',
      { log: [], seals: [], about: { ...about, first: 2 } },
      [[PACKAGE.seals, null, END(3)]],
    ],
    [
      'is said to end later',
      { about: { ...about, head: { ...about.head, no: 4 } } },
      [[PACKAGE.seals, 3, END(4)]],
    ],
    [
      'is said to end with another hash',
      { about: { ...about, head: { ...about.head, hash: 'ab' } } },
      [[PACKAGE.seals, 3, END(3)]],
    ],
    ['is said to have no end', { about: { ...about, head: null } }, [[PACKAGE.seals, 3, END(0)]]],
    ['has nothing said of it', { about: 'x' }, [[PACKAGE.seals, 3, END(0)]]],
    [
      'has a change in the middle of a seal',
      { log: log.with(4, log[4]?.replace('"hours":8}', '"hours":9}') as string) },
      [[PACKAGE.log, 5, 'Siegel 3 enthält eine veränderte Änderung (Nr. 5).']],
    ],
    ['lacks the first change of a seal', { log: without(4) }, [[PACKAGE.log, 4, COUNT]]],
    ['lacks the last change of a seal', { log: without(6) }, [[PACKAGE.log, 5, COUNT]]],
    ['lacks the last seal’s changes', { log: without(4, 5, 6) }, [[PACKAGE.log, null, COUNT]]],
    [
      'lacks the only change of a seal',
      { log: without(3) },
      [[PACKAGE.log, 3, 'Siegel 2 hat mehr oder weniger Änderungen, als versiegelt wurden.']],
    ],
    [
      'has other changes at both ends of a seal',
      {
        log: log
          .with(3, log[3]?.replace('"id":4}', '"id":40}') as string)
          .with(5, log[5]?.replace('"id":6', '"id":60') as string),
      },
      [[PACKAGE.log, 4, COUNT]],
    ],
    ['has a line that is none', { log: log.with(1, 'x') }, [[PACKAGE.log, 2, 'Die Zeile ist nicht lesbar.']]],
    [
      'has a seal without a hash',
      { seals: seals.with(1, '{"no":2}') },
      [[PACKAGE.seals, 2, 'Die Zeile ist nicht lesbar.']],
    ],
    [
      'has a seal without a number',
      { seals: seals.with(2, '{"hash":"ab"}') },
      [[PACKAGE.seals, 3, 'Die Zeile ist nicht lesbar.']],
    ],
  ])('%s', async (_, parts, findings) => {
    expect((await found(parts)).findings).toEqual(findings);
  });

  it.each([PACKAGE.seals, PACKAGE.log])('is not there without %s', async (file) => {
    expect((await found({}, { [file]: null })).findings).toContainEqual([file, null, 'Die Datei fehlt.']);
    const files = new Map(filesOf(whole));
    files.delete(file);
    const { findings, seals, rows } = checkLog(files, about, NOW);
    expect([findings.length, file === PACKAGE.seals ? seals.length : rows]).toEqual([1, 0]);
  });
});

describe('[AUD-07] the sheets of a package', () => {
  const other = `${PACKAGE.sheets}2026-10/Anders.json`;
  const data = sheetOf(octoberFacts({ seal: null }));
  const { hash } = JSON.parse(seals[1] as string);

  it.each(['x', '{}', '5', '{"data":{}}', '{"data":null}'])('%s is none', async (text) => {
    expect((await found({}, { [other]: text })).findings).toEqual([
      [other, null, 'Der Stundenzettel ist nicht lesbar.'],
    ]);
  });

  it('are counted as drafts, closed, and confirmed by the log', async () => {
    const pdf = `${PACKAGE.sheets}2026-10/Anders.pdf`;
    const { findings, counts } = await found({}, { [other]: sheetFile(data, null), [pdf]: 'x' });
    expect([findings, counts.drafts, counts.closed, counts.confirmed]).toEqual([[], 1, 1, 1]);
    const sealed = { ...data, version: 7, seal: { no: 2, hash } } as typeof data;
    const unknown = sheetFile(sealed, sha256OfText(canonicalJson(sealed as never)));
    const second = await found({}, { [other]: unknown });
    expect([second.findings, second.counts.closed, second.counts.confirmed]).toEqual([[], 2, 1]);
  });

  it('may name a seal that is not in the package', async () => {
    const sealed = { ...data, version: 7, seal: { no: 99, hash: 'ab' } } as typeof data;
    const file = sheetFile(sealed, sha256OfText(canonicalJson(sealed as never)));
    expect((await found({}, { [other]: file })).findings).toEqual([]);
  });

  const after = { user_id: 11, month: '2026-10-01', version: 2, sha256: 'other' };
  const row = { line: 1, table: 'month_closings', record: 9, person: 11, after };

  it.each<[string, object, number]>([
    ['a closing of the month', {}, 1],
    ['another table', { table: 'law_reasons' }, 0],
    ['nobody', { person: null }, 0],
    ['no month', { after: { ...after, month: undefined } }, 0],
    ['no version', { after: { ...after, version: undefined } }, 0],
    ['no hash', { after: { ...after, sha256: null } }, 0],
    ['nothing', { after: null }, 0],
  ])('are held against the log: %s', (_, changes, wrong) => {
    const files = new Map([[SHEET, filesOf(whole).get(SHEET) as Uint8Array]]);
    const shown = [{ ...row, ...changes }];
    const sheets = checkSheets(files, { shown, seals: [], rows: 1, findings: [] });
    expect([sheets.findings.length, sheets.confirmed]).toEqual([wrong, 0]);
  });
});
