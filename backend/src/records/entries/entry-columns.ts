import { HALF_LABELS } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS_LABELS, ABSENCE_TYPES } from '@stundenbuch/domain/records/entries/status';
import { TYPE, typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import { kindsFeature } from '@stundenbuch/domain/records/kinds/features';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Tenant } from '../../platform/database/database.ts';
import { shownTime, shownWord } from '../../platform/database/shown.ts';
import { type Sql, selected, sql } from '../../platform/database/sql.ts';
import { asksForTheDay, isWork } from './kinds.ts';

const labels = [TYPE.work, ...ABSENCE_TYPES].map((code) => [code, typeLabel(code) ?? ''] as const);

/** Project of an entry on the wire: the code where there is one, else the project's id. */
export const project = sql`coalesce(e.type, e.project_id)`;
const typeName = shownWord(sql`e.type`, labels);
export const projectName = sql`coalesce(p.project_name, ${typeName})`;

/** The part of the day that an absence takes: one in hours takes neither half, and reads as an afternoon. */
export const half = sql`case when not e.first_half then 'second' when not e.second_half then 'first' end`;
export const portion = sql`case when e.away_minutes is not null then 0 when e.first_half and e.second_half then 1 else 0.5 end`;
/** How much of a person is away, whatever it is: as the half says. */
export const portionAway = sql`case when e.first_half and e.second_half then 1 else 0.5 end`;

/** What a company's own kind is called; one that has none any more shows, and finds, the type beneath. */
export const kindName = sql`case when e.kind_id is not null then
  (select k.name from absence_kinds k join companies c on c.id = k.company_id and ${kindsFeature.name} = any(c.features)
    where k.company_id = e.company_id and k.id = e.kind_id) end`;

const hoursName = sql`' (' || e.away_minutes / 60 || ':' || lpad((e.away_minutes % 60)::text, 2, '0') || ' Std.)'`;
export const halfName = sql`case when e.away_minutes is not null then ${hoursName}
  when not e.second_half then ${sql.raw(`' (${HALF_LABELS.first})'`)}
  when not e.first_half then ${sql.raw(`' (${HALF_LABELS.second})'`)} end`;
/** As the screens name it. */
const shownName = sql`coalesce(${kindName}, ${projectName})`;
/** As the screens write it: Urlaub (Vormittag). */
export const shownType = sql`concat(coalesce(${kindName}, ${typeName}), ${halfName})`;
export const shownProject = sql`concat(${shownName}, ${halfName})`;

export const statusName = shownWord(sql`e.status`, [...ABSENCE_STATUS_LABELS.entries()]);

const onTheDay = sql`from entries h where h.company_id = e.company_id and h.user_id = e.user_id and h.day = e.day
  and h.status < 2`;
/** Halves, and hours. */
const partsOfDay = sql`${onTheDay} and not (h.first_half and h.second_half)`;
/** Absences of the day whose kind lets it owe nothing. */
const freeOnTheDay = sql`${onTheDay} and h.credit = 'zero_target'`;

/** Half a day off leaves half of the day's target; of what asks for hours itself, all of it. */
const halfAway = sql`exists (select ${partsOfDay} and h.away_minutes is null
    and coalesce(h.credit = 'neutral', h.type not in (30, 80)))`;
const freePart = sql`coalesce((select sum(case when h.first_half and h.second_half then 1 else 0.5 end) ${freeOnTheDay}
  and h.away_minutes is null), 0)`;
const hoursAway = sql`coalesce((select sum(h.away_minutes) ${partsOfDay} and h.credit <> 'lowering'), 0) / 60.0`;

/** What absences leave of the target of a working time. */
const targetOfWork = sql`case when e.target is not null and (exists (select ${freeOnTheDay}) or exists (select ${partsOfDay}))
  then greatest(0, e.target * greatest(0, 1 - ${freePart} - case when ${halfAway} then 0.5 else 0 end) - ${hoursAway})
  else e.target end`;

/**
 * The target of a day is on one row: the working time if there is one. Else it is on the absences:
 * a day has at most one, or two halves with half the target each.
 */
const target = sql`case when ${isWork} then ${targetOfWork} when ${asksForTheDay} then
  case when exists (select from entries w where w.company_id = e.company_id and w.user_id = e.user_id and w.day = e.day and w.type = 50)
  then 0 else e.target end end`;

/** What an absence from a time on takes: what work leaves of the day. */
export const entryHours = sql`case when e.sick_from is null then e.hours else greatest(0, e.hours - coalesce((
  select w.hours from entries w where w.company_id = e.company_id and w.user_id = e.user_id and w.day = e.day and w.type = 50), 0)) end`;

/** Only for companies with a feature. */
export const featureColumns = {
  portion: sql`(${portion})::float8`,
  half,
  request: sql`e.request_id`,
} satisfies Partial<Record<keyof Entry, Sql>>;

/** An entry in its wire format; a missing field of the answer does not compile. */
export const wireColumns: Record<
  Exclude<keyof Entry, keyof typeof featureColumns | keyof typeof kindColumns>,
  Sql
> = {
  id: sql`e.id`,
  user: sql`e.user_id`,
  day: sql`e.day`,
  project,
  hours: sql`(${entryHours})::float8`,
  target: sql`(${target})::float8`,
  actual: sql`(case when ${isWork} then e.hours when ${asksForTheDay} then 0 end)::float8`,
  personnelNumber: sql`u.personnel_number`,
  internal_id: sql`p.internal_id`,
  project_name: projectName,
  booking_text: sql`e.booking_text`,
  name: sql`u.name`,
  first_name: sql`u.first_name`,
  email: sql`u.email`,
  status: sql`e.status`,
  start_time: shownTime(sql`e.start_minute`),
  end_time: shownTime(sql`e.end_minute`),
  break: sql`e.break_hours::float8`,
};

/** Only for companies with kinds of their own. */
export const kindColumns = {
  kind_id: sql`e.kind_id`,
  kind_name: kindName,
  credit: sql`e.credit`,
  sick_from: shownTime(sql`e.sick_from`),
  away_minutes: sql`e.away_minutes`,
} satisfies Partial<Record<keyof Entry, Sql>>;

const plainColumns = selected(wireColumns);
const allColumns = selected({ ...wireColumns, ...featureColumns });
const columnsWithKinds = selected({ ...wireColumns, ...featureColumns, ...kindColumns });

export const hasKinds = ({ features = [] }: Tenant): boolean => features.includes(kindsFeature.name);

export function entryColumns(who: Tenant): Sql {
  const { features = [] } = who;
  if (hasKinds(who)) return columnsWithKinds;
  return features.length > 0 ? allColumns : plainColumns;
}

/** The joins to person and project of an entry `e`. */
export const entryJoins = sql`join users u on u.company_id = e.company_id and u.id = e.user_id
  left join projects p on p.company_id = e.company_id and p.id = e.project_id`;

export const entryTables = sql`entries e ${entryJoins}`;
