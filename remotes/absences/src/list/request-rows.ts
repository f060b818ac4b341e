import { allows } from '@stundenbuch/domain/access/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import { isInHours, portionOfPart } from '@stundenbuch/domain/records/entries/halves';
import { takesTheDay } from '@stundenbuch/domain/records/entries/status';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import { formatMinutes } from '@stundenbuch/domain/time/typed-time';
import { formatNumber } from '@stundenbuch/web/format';
import { useSession } from '@stundenbuch/web/session';
import { dayOf } from '../shared/names.ts';

/** A line of a list of absences: a request with its days, or a single day. */
export interface RequestRow<Absence extends Entry = Entry> {
  key: string;
  /** The request that is answered or deleted as one thing; null where it is the day by itself. */
  request: number | null;
  days: readonly [Absence, ...Absence[]];
}

export const rowOfDay = <Absence extends Entry>(absence: Absence): RequestRow<Absence> => ({
  key: `day ${absence.id}`,
  request: null,
  days: [absence],
});

/** In the order of the list, each at the position of its first day; without requests a line for every day. */
export function requestRows<Absence extends Entry>(
  absences: readonly Absence[],
  asRequests: boolean,
): RequestRow<Absence>[] {
  if (!asRequests) return absences.map(rowOfDay);
  const rows = new Map<string, RequestRow<Absence>>();
  for (const absence of absences) {
    const { request = null } = absence;
    if (request === null) {
      rows.set(`day ${absence.id}`, rowOfDay(absence));
      continue;
    }
    const key = `request ${request}`;
    const [first, ...more] = [...(rows.get(key)?.days ?? []), absence].sort(byDay) as [Absence, ...Absence[]];
    rows.set(key, { key, request, days: [first, ...more] });
  }
  return [...rows.values()];
}

const byDay = (a: Entry, b: Entry) => a.day.localeCompare(b.day) || a.id - b.id;

/** Whether the company has what makes a request one line. */
export function useAsRequests(): boolean {
  return allows(absenceParts.requests, useSession().who);
}

/** Of several days the first or the last one may be a half, which the request is not called by. */
export function nameOfRequest({ days }: RequestRow): string {
  const [first] = days;
  return absenceName(days.length > 1 ? { ...first, half: null } : first);
}

/** 'Mo, 07.12.2026', or with the last day after a dash. */
export function periodOf({ days }: RequestRow): string {
  const [first] = days;
  const last = days.at(-1) ?? first;
  return first.day === last.day ? dayOf(first) : `${dayOf(first)} – ${dayOf(last)}`;
}

/** The days that are requested or approved; where none is any more, all of them. */
function counted({ days }: RequestRow): readonly Entry[] {
  const alive = days.filter(({ status }) => takesTheDay(status));
  return alive.length > 0 ? alive : days;
}

export const daysIn = (row: RequestRow): number =>
  counted(row).reduce((sum, day) => sum + portionOfPart(day), 0);

/** '2 Tage'; hours are no days. */
export function lengthOf(row: RequestRow): string {
  const [first] = row.days;
  return isInHours(first) ? `${formatMinutes(first.away_minutes)} Std.` : daysText(daysIn(row));
}

export const hoursIn = (row: RequestRow): number => counted(row).reduce((sum, { hours }) => sum + hours, 0);

export const daysText = (days: number): string => (days === 1 ? '1 Tag' : `${formatNumber(days)} Tage`);
