import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { type Sql, sql } from '../../platform/database/sql.ts';

// What an entry `e` is, as the domain says it (docs/two-languages.md). Literals, not values: indexes are partial by them.

export const ofType = (...types: readonly number[]): Sql =>
  sql`e.type in (${sql.join(types.map((type) => sql.lit(type)))})`;

export const isWork = sql`e.type = ${sql.lit(TYPE.work)}`;
export const isAbsence = sql`e.type <> ${sql.lit(TYPE.work)}`;

/** Requested or approved. */
export const takesTheDay = sql`e.status < ${sql.lit(ABSENCE_STATUS.declined)}`;

/** An absence that takes the day, or half of it. */
export const isAway = sql`${isAbsence} and ${takesTheDay}`;

/** Sick from a time on leaves the time before it for work (SICK-05), hours leave it beside them (SET-47). */
export const leavesNoTime = sql`e.sick_from is null and e.away_minutes is null`;

/** What a day holds besides project bookings: working time, and absences that take it. */
export const countsOnTheDay = sql`(${isWork} or ${takesTheDay})`;

/** Leaves what the day owes as it is: a company's own kind says so itself, else it is one of these types. */
export const isLowering = (...types: readonly number[]): Sql =>
  sql`coalesce(e.credit = 'lowering', ${ofType(...types)})`;

/** Requested or approved overtime reduction, bad weather or the like, which carries the target of the day. */
export const asksForTheDay = sql`${isLowering(TYPE.overtime, TYPE.badWeather)} and ${takesTheDay}`;

/** Sickness of the person: 20 itself, and a company's own kinds that are marked so (SET-45). */
export const isOwnSickness = sql`${ofType(TYPE.sickness)} and ${takesTheDay} and (e.kind_id is null or exists (
  select from absence_kinds k where k.company_id = e.company_id and k.id = e.kind_id and k.own_sickness))`;
