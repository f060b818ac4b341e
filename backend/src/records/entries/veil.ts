import { ABSENCE_STATUS, ABSENCE_STATUS_LABELS } from '@stundenbuch/domain/records/entries/status';
import { AWAY, TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Tenant } from '../../platform/database/database.ts';
import type { ListShape } from '../../platform/database/listing.ts';
import { type Sql, selected, sql } from '../../platform/database/sql.ts';
import { featureColumns, halfName, hasKinds, kindColumns, project, wireColumns } from './entry-columns.ts';

/** What is read of an absence whose kind is nobody's business (VIS-02): the same of all, in every column, order and search. */
const veiled = (isVeiled: Sql, instead: Sql, column: Sql): Sql =>
  sql`case when ${isVeiled} then ${instead} else ${column} end`;

export const veiledName = (isVeiled: Sql, name: Sql): Sql => veiled(isVeiled, sql.lit(AWAY), name);
/** With the half, which stays. */
export const veiledType = (isVeiled: Sql, name: Sql): Sql =>
  veiled(isVeiled, sql`concat(${sql.lit(AWAY)}, ${halfName})`, name);
export const veiledCode = (isVeiled: Sql, code: Sql): Sql => veiled(isVeiled, sql.lit(TYPE.other), code);
/** Requested or approved is the same, and nothing else is seen. */
export const veiledStatus = (isVeiled: Sql, status: Sql): Sql =>
  veiled(isVeiled, sql.lit(ABSENCE_STATUS.approved), status);
export const veiledStatusName = (isVeiled: Sql, name: Sql): Sql =>
  veiled(isVeiled, sql.lit(ABSENCE_STATUS_LABELS[ABSENCE_STATUS.approved]), name);
/** Whatever the person owes that day, as a number: releases that know of no veil add it up. */
const veiledHours = (isVeiled: Sql, hours: Sql): Sql => veiled(isVeiled, sql`0`, hours);
const unveiled = (isVeiled: Sql, column: Sql): Sql => sql`case when not ${isVeiled} then ${column} end`;

/** A kind of the company's own is part of why. */
export const kindsUnder = (isVeiled: Sql) => ({
  kind_id: unveiled(isVeiled, kindColumns.kind_id),
  kind_name: unveiled(isVeiled, kindColumns.kind_name),
  credit: unveiled(isVeiled, kindColumns.credit),
  sick_from: unveiled(isVeiled, kindColumns.sick_from),
});

/** Of the person nothing but the name. */
const columnsUnder = (isVeiled: Sql, who: Tenant) => ({
  ...wireColumns,
  ...featureColumns,
  ...(hasKinds(who) && kindsUnder(isVeiled)),
  project: veiledCode(isVeiled, project),
  project_name: veiledName(isVeiled, wireColumns.project_name),
  target: unveiled(isVeiled, wireColumns.target),
  actual: unveiled(isVeiled, wireColumns.actual),
});

const nobodyBut = { personnelNumber: sql`null::text`, email: sql`''` };

/** Of requests and what was decided on them, which a lead may cancel: with the day's id and state (SET-37). */
export const veiledColumns = (isVeiled: Sql, who: Tenant): Sql =>
  selected({ ...columnsUnder(isVeiled, who), ...nobodyBut });

/** Of what is left of them on somebody's days: neither a state, which would tell what nobody has to decide on, nor a request. */
export const daysColumns = (isVeiled: Sql, who: Tenant): Sql =>
  selected({ ...daysUnder(isVeiled, who), ...nobodyBut });

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
export function veiledEntries<Column extends string>(shape: ListShape<Column>, isVeiled: Sql): ListShape {
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
    if (sortable[column]) sorted[column] = order(isVeiled, sortable[column]);
    if (shown[column]) searched[column] = text(isVeiled, shown[column]);
  }
  return { ...shape, sortable: sorted, shown: searched };
}
