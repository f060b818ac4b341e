import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakText, formatFullDay, formatShortDay, signedDays } from './format.ts';

const root = join(import.meta.dirname, '../../../..');
const FOLDERS = ['packages/domain/src', 'packages/web/src', 'shell/src', 'remotes', 'backend/src'];
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.|node_modules|dist\//.test(file))
    .map((file) => join(folder, file)),
);

/** What belongs into format.ts: other files only call it. */
const ELSEWHERE = [
  ['a weekday and a date', /weekdayName\([^)]*\)[\s,${}`+']*format(Any|Full)?Day/],
  ['a minus sign', /replace\(\s*['"/]-['"/]\s*,/],
  ['a number', /Intl\.NumberFormat/],
  ['a break', /Pause(&nbsp;|\s|\{' '\})*\$?\{format/],
] as const;
const ITSELF = [
  'packages/domain/src/time/format.ts',
  // Money, and the count of rows of a file.
  'packages/web/src/format/index.ts',
  'packages/web/src/export/export-progress.tsx',
];

describe('one form for one thing', () => {
  it('days, signed days and breaks have one', () => {
    expect(formatFullDay('2026-11-16')).toBe('Mo, 16.11.2026');
    expect(formatShortDay('2026-11-16')).toBe('Mo, 16.11.');
    expect([2, -0.5, 0].map(signedDays)).toEqual(['+2', '−0,5', '0']);
    expect(breakText(0.5)).toBe('Pause 0,50 h');
  });

  it.each(ELSEWHERE)('nobody else writes %s', (_, pattern) => {
    expect(sources.length).toBeGreaterThan(700);
    const found = sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
    expect(found.filter((file) => !ITSELF.includes(file))).toEqual([]);
  });
});
