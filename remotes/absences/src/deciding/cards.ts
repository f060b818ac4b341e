import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { isInHours } from '@stundenbuch/domain/records/entries/halves';
import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import type { ContextGroup, Hint, RequestContext } from '@stundenbuch/domain/workflows/decisions/contract';
import { formatFullDay, formatShortDay } from '@stundenbuch/web/format';
import { lengthOf, nameOfRequest, type RequestRow } from '../list/request-rows.ts';
import { nameOf } from '../shared/names.ts';

export type Card = RequestRow<PendingAbsence>;

/** A day of the request stands for all of it. */
export const idOf = ({ days: [first] }: Card): number => first.id;

export const HINT_WORDS: Readonly<Record<Hint, string>> = {
  staffing: 'Besetzung unterschritten',
  vacation: 'Urlaub reicht nicht',
  booked: 'Schon gebucht',
};

/** What a request is decided by. */
export interface Overview extends RequestContext {
  team: ContextGroup | null;
}

/** Without the hours, which its length says. */
export function typeOfCard(card: Card): string {
  const [first] = card.days;
  return isInHours(first) ? absenceName({ ...first, half: null, away_minutes: null }) : nameOfRequest(card);
}

/** 'Mo, 14.12. – Fr, 18.12.2026', or the only day. */
export function periodOfCard({ days }: Card): string {
  const [first] = days;
  const last = days.at(-1) ?? first;
  if (first.day === last.day) return formatFullDay(first.day);
  return `${formatShortDay(first.day)} – ${formatFullDay(last.day)}`;
}

export const lengthOfCard = (card: Card): string => lengthOf(card);

/** As it is named where there is no card around it. */
export const titleOfCard = (card: Card): string =>
  `${nameOf(card.days[0])}, ${typeOfCard(card)}, ${periodOfCard(card)} (${lengthOfCard(card)})`;
