import { describe, expect, it } from 'vitest';
import { backupName, expired, parseKeep } from './backup-keep.mjs';

const at = (day, time = '030000') => `stundenbuch-${day}T${time}Z.gz`;

it('names a backup by its second, in an order that is that of time', () => {
  expect(backupName(new Date('2026-11-28T03:05:09.123Z'))).toBe('stundenbuch-2026-11-28T030509Z.gz');
});

it.each([
  ['14d,8w,12m', { d: 14, w: 8, m: 12 }],
  ['7d', { d: 7 }],
  ['3m, 2d', { m: 3, d: 2 }],
  ['', null],
  ['0d', null],
  ['14d,7d', null],
  ['14', null],
  ['2y', null],
])('reads how long backups are kept: %s', (text, keep) => {
  expect(parseKeep(text)).toEqual(keep);
});

/** Every night of so many days up to Saturday, 28 November 2026. */
const nights = (count) =>
  Array.from({ length: count }, (_, n) =>
    at(new Date(Date.UTC(2026, 10, 28 - n)).toISOString().slice(0, 10)),
  );
const kept = (files, keep) => {
  const gone = expired(files, parseKeep(keep));
  return files.filter((file) => !gone.includes(file)).sort();
};

describe('[OPS-04] of nightly backups is kept', () => {
  it('the newest of each of the last days, weeks and months', () => {
    expect(kept(nights(400), '3d,3w,3m')).toEqual(
      ['2026-09-30', '2026-10-31', '2026-11-15', '2026-11-22', '2026-11-26', '2026-11-27', '2026-11-28'].map(
        (day) => at(day),
      ),
    );
  });

  it('after a year of 14 days, 8 weeks and 12 months: 30 files', () => {
    expect(kept(nights(400), '14d,8w,12m')).toHaveLength(30);
  });

  it('the newest of a day, and of days without a backup none is missing', () => {
    const files = [
      at('2026-11-28', '010000'),
      at('2026-11-28', '230000'),
      at('2026-11-02'),
      at('2026-10-01'),
    ];
    expect(kept(files, '2d')).toEqual([at('2026-11-02'), at('2026-11-28', '230000')]);
  });

  it('what has another name, and the newest whatever is asked for', () => {
    const files = ['stundenbuch-2020.gz', 'stundenbuch-vor-0193.gz', 'notes.txt', at('2020-01-01')];
    expect(kept(files, '1m')).toEqual([...files].sort());
  });
});
