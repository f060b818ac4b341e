import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { holidays } from './holidays.ts';
import { LAENDER, type Land } from './laender.ts';

// Its data is CC BY-SA 3.0 and 46 MB large, so that it is a witness here and never ships (decision 0086).
const publicDays = (land: Land, year: number): string[] =>
  new Holidays('DE', land)
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10));

const years = Array.from({ length: 17 }, (_, i) => 2024 + i);

test.each(Object.keys(LAENDER) as Land[])(
  '[HOL-01] [HOL-02] %s has the holidays that date-holidays knows, from 2024 to 2040',
  (land) => {
    for (const year of years) {
      const own = holidays(land, [], year).map(({ day }) => day);
      expect([year, own]).toEqual([year, publicDays(land, year).toSorted()]);
    }
  },
);
