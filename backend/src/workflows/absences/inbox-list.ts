import type { InboxSortKey } from '@stundenbuch/domain/records/absences/contract';
import { MAX_ID } from '@stundenbuch/domain/wire/fields';
import { z } from 'zod';
import { type ListShape, queryOf } from '../../platform/database/listing.ts';
import { shownHours, shownWeekday } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { projectName, shownProject, statusName } from '../../records/entries/entry-columns.ts';
import { veiledHours, veiledName } from '../../records/entries/veil.ts';

/** How the inbox can be sorted and searched; by default the earliest day first, within a day the oldest request. */
export const inboxList = {
  sortable: {
    day: sql`e.day`,
    name: sql`u.name || ' ' || u.first_name`,
    project_name: projectName,
    hours: sql`e.hours`,
    status: sql`e.status`,
  } satisfies Record<InboxSortKey, Sql>,
  shown: {
    day: shownWeekday(sql`e.day`),
    name: sql`u.first_name || ' ' || u.name`,
    project_name: shownProject,
    hours: shownHours(sql`e.hours`),
    status: statusName,
  },
  day: sql`e.day`,
  order: sql`e.day`,
  key: sql`e.id`,
} satisfies ListShape;

/** For somebody who may not know every kind: neither the order nor a search tells one. */
export const veiledInboxList = (isVeiled: Sql): ListShape => ({
  ...inboxList,
  sortable: {
    ...inboxList.sortable,
    project_name: veiledName(isVeiled, projectName),
    hours: veiledHours(isVeiled, sql`e.hours`),
  },
  shown: {
    ...inboxList.shown,
    project_name: veiledName(isVeiled, shownProject),
    hours: sql`case when not ${isVeiled} then ${inboxList.shown.hours} end`,
  },
});

export const inboxQuery = queryOf(inboxList).safeExtend({
  status: z.enum(['open', 'processed'], 'invalid_input').optional(),
  /** A page is counted in requests; it answers all their days. */
  by: z.literal('request', 'invalid_input').optional(),
  /** Of open requests only those on which no lead decides, where the company has teams (TEAM-06). */
  waiting: z.literal('office', 'invalid_input').optional(),
  /** Of one day, and all of its request. */
  id: z.coerce.number('invalid_input').int().min(1).max(MAX_ID).optional(),
});

export type InboxQuery = z.output<typeof inboxQuery>;
