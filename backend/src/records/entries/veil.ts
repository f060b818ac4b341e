import { HALF_LABELS } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS, ABSENCE_STATUS_LABELS } from '@stundenbuch/domain/records/entries/status';
import { AWAY, TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Tenant } from '../../platform/database/database.ts';
import type { ListShape } from '../../platform/database/listing.ts';
import { type Sql, selected, sql } from '../../platform/database/sql.ts';
import {
  featureColumns,
  half,
  halfName,
  hasKinds,
  kindColumns,
  project,
  wireColumns,
} from './entry-columns.ts';

/** What is read of an absence whose kind is nobody's business (VIS-02): the same of all, in every column, order and search. */
const veiled = (isVeiled: Sql, instead: Sql, column: Sql): Sql =>
  sql`case when ${isVeiled} then ${instead} else ${column} end`;

export const veiledName = (isVeiled: Sql, name: Sql): Sql => veiled(isVeiled, sql.lit(AWAY), name);
/** Sick from a time on, and hours, read like an afternoon off: work on a day of absence is else always that. */
const isAfternoon = sql`(e.sick_from is not null or e.away_minutes is not null)`;
export const veiledHalf = (isVeiled: Sql): Sql =>
  veiled(sql`${isVeiled} and ${isAfternoon}`, sql`'second'`, half);
const veiledPortion = (isVeiled: Sql): Sql =>
  veiled(sql`${isVeiled} and ${isAfternoon}`, sql`0.5`, featureColumns.portion);
/** With the half, which stays. */
export const veiledType = (isVeiled: Sql, name: Sql): Sql =>
  veiled(
    isVeiled,
    sql`concat(${sql.lit(AWAY)}, case when ${isAfternoon} then ${sql.lit(` (${HALF_LABELS.second})`)} else ${halfName} end)`,
    name,
  );
export const veiledCode = (isVeiled: Sql, code: Sql): Sql => veiled(isVeiled, sql.lit(TYPE.other), code);
/** Requested or approved is the same, and nothing else is seen. */
export const veiledStatus = (isVeiled: Sql, status: Sql): Sql =>
  veiled(isVeiled, sql.lit(ABSENCE_STATUS.approved), status);
export const veiledStatusName = (isVeiled: Sql, name: Sql): Sql =>
  veiled(isVeiled, sql.lit(ABSENCE_STATUS_LABELS[ABSENCE_STATUS.approved]), name);
/** Whatever the person owes that day, as a number: releases that know of no veil add it up. */
export const veiledHours = (isVeiled: Sql, hours: Sql): Sql => veiled(isVeiled, sql`0`, hours);
const unveiled = (isVeiled: Sql, column: Sql): Sql => sql`case when not ${isVeiled} then ${column} end`;

/** A kind of the company's own is part of why. */
export const kindsUnder = (isVeiled: Sql) => ({
  kind_id: unveiled(isVeiled, kindColumns.kind_id),
  kind_name: unveiled(isVeiled, kindColumns.kind_name),
  credit: unveiled(isVeiled, kindColumns.credit),
  sick_from: unveiled(isVeiled, kindColumns.sick_from),
  away_minutes: unveiled(isVeiled, kindColumns.away_minutes),
});

/** Of the person nothing but the name. */
const columnsUnder = (isVeiled: Sql, who: Tenant) => ({
  ...wireColumns,
  ...featureColumns,
  ...(hasKinds(who) && kindsUnder(isVeiled)),
  half: veiledHalf(isVeiled),
  portion: veiledPortion(isVeiled),
  project: veiledCode(isVeiled, project),
  project_name: veiledName(isVeiled, wireColumns.project_name),
  target: unveiled(isVeiled, wireColumns.target),
  actual: unveiled(isVeiled, wireColumns.actual),
});

const nobodyBut = { personnelNumber: sql`null::text`, email: sql`''` };

/** Of requests and what was decided on them, which a lead may cancel: with the day's id and state (SET-37). */
export const veiledColumns = (isVeiled: Sql, who: Tenant): Sql =>
  selected({
    ...columnsUnder(isVeiled, who),
    ...nobodyBut,
    hours: veiledHours(isVeiled, wireColumns.hours),
  });

/**
 * Of what is left of them on somebody's days: neither a state, which would tell what nobody has to decide on, nor a request. On a
 * day with an absence work does not say what it was to be, either: that depends on the kind.
 */
export const daysColumns = (isVeiled: Sql, isVeiledDay: Sql, who: Tenant): Sql =>
  selected({
    ...daysUnder(isVeiled, who),
    ...nobodyBut,
    target: unveiled(isVeiledDay, wireColumns.target),
  });

const daysUnder = (isVeiled: Sql, who: Tenant) => ({
  ...columnsUnder(isVeiled, who),
  hours: veiledHours(isVeiled, wireColumns.hours),
  status: veiledStatus(isVeiled, wireColumns.status),
  request: unveiled(isVeiled, featureColumns.request),
});

/** The same for a reader: with what a reader knows of people, and no id but one of the answer alone (SET-39). */
export const seenColumns = (isVeiled: Sql, who: Tenant): Sql =>
  selected({
    ...daysUnder(isVeiled, who),
    id: veiled(
      isVeiled,
      sql`-(row_number() over (order by e.day, e.user_id, e.second_half))::int`,
      wireColumns.id,
    ),
  });

/** The order and the search of such a list, by what is seen. */
export function veiledEntries<Column extends string>(
  shape: ListShape<Column>,
  isVeiled: Sql,
  isVeiledDay = isVeiled,
): ListShape {
  const { sortable, shown } = shape as ListShape<string>;
  const under = {
    project_name: [veiledName, veiledType],
    hours: [veiledHours, unveiled],
    target: [unveiled, unveiled],
    actual: [unveiled, unveiled],
    status: [veiledStatus, veiledStatusName],
  } as const;
  const [sorted, searched] = [{ ...sortable }, { ...shown }];
  for (const [column, [order, text]] of Object.entries(under)) {
    const hides = column === 'target' ? isVeiledDay : isVeiled;
    if (sortable[column]) sorted[column] = order(hides, sortable[column]);
    if (shown[column]) searched[column] = text(hides, shown[column]);
  }
  return { ...shape, sortable: sorted, shown: searched };
}
