import { type Sql, sql } from './sql.ts';

/** As the screens show it, so that a search finds what people read: 19.11.2026. */
export function shownDay(day: Sql): Sql {
  return sql`to_char(${day}, 'DD.MM.YYYY')`;
}

/** Do, 19.11.2026 */
export function shownWeekday(day: Sql): Sql {
  return sql`(array['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])[extract(isodow from ${day})] || ', ' || ${shownDay(day)}`;
}

/** 1.234,50, independent of the server's locale. */
export function shownHours(hours: Sql): Sql {
  return sql`translate(to_char((${hours})::numeric, 'FM999,999,999,990.00'), ',.', '.,')`;
}

/** 08:15, of minutes since midnight. */
export function shownTime(minutes: Sql): Sql {
  return sql`lpad((${minutes} / 60)::text, 2, '0') || ':' || lpad((${minutes} % 60)::text, 2, '0')`;
}

/** The label of a number. Labels are constants of the program, without quotes. */
export function shownWord(number: Sql, words: readonly (readonly [number, string])[]): Sql {
  const cases = words.map(([value, word]) => `when ${value} then '${word}'`).join(' ');
  return sql`case ${number} ${sql.raw(cases)} end`;
}

/** An instant as JavaScript writes it. */
export const utc = (time: Sql) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The same without its milliseconds. */
export const instant = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
