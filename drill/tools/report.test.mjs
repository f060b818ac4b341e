import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultsOf, faultsOfAll, writeFigures } from './report.mjs';

it('fails a drill that checked or measured nothing', () => {
  expect(faultsOf({ checks: 1, figures: { kills: 50 } })).toEqual([]);
  expect(faultsOf({ checks: 0, figures: { kills: 50 } })).toEqual(['checked nothing']);
  expect(faultsOf({})).toEqual(['checked nothing', 'measured nothing']);
});

it('requires ten thousand writes within half an hour from all drills together', () => {
  const enough = [{ acknowledged: 9_999, seconds: 1_700 }, { acknowledged: 1 }];
  expect(faultsOfAll(enough)).toEqual([]);
  expect(faultsOfAll(enough.slice(1))).toHaveLength(1);
  expect(faultsOfAll([...enough, { seconds: 101 }])).toEqual(['took 30 minutes, 30 are allowed']);
});

it('replaces the figures of the drills that ran, and preserves the rest of the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const page = join(folder, 'drill.md');
  writeFileSync(page, '# Drill\n\nWhat it is.\n');
  const first = { part: 'a', name: 'A', figures: { kills: 1 }, checks: 5, seconds: 2 };
  writeFigures([first, { ...first, part: 'b', figures: { kills: 2 } }], page);
  writeFigures([{ ...first, figures: { kills: 3 } }], page);
  const text = readFileSync(page, 'utf8');
  rmSync(folder, { recursive: true });
  expect(text).toMatch(/^# Drill\n\nWhat it is\.\n\n<!--/);
  expect(text.match(/^## .*$/gm)).toEqual(['## a', '## b']);
  expect(text.match(/\| kills \| \d \|/g)).toEqual(['| kills | 3 |', '| kills | 2 |']);
});
