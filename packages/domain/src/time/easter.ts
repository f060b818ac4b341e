import { addDays, type Day, weekday } from './day.ts';

/**
 * Easter Sunday of a year in the Gregorian calendar, by the anonymous algorithm that Nature published in 1876
 * (also known as Meeus/Jones/Butcher). Example: 2026 is the 5th of April.
 */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * correction + 114;
  return `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, '0')}`;
}

/** The Wednesday before the 23rd of November. */
export function repentanceDay(year: number): Day {
  const last = `${year}-11-22`;
  return addDays(last, -((weekday(last) + 4) % 7));
}
