import type { Credit } from './credit.ts';
import { TYPE } from './type-codes.ts';

/** Working time itself (50) is no absence: it blocks no day and appears in no list of absences. */
export const ABSENCE_TYPES: readonly number[] = Object.values(TYPE).filter((code) => code !== TYPE.work);

export function isAbsence(code: number): boolean {
  return ABSENCE_TYPES.includes(code);
}

export const ABSENCE_STATUS = { requested: 0, approved: 1, declined: 2, cancelled: 3 } as const;

export const ABSENCE_STATUS_LABELS = ['Beantragt', 'Genehmigt', 'Abgelehnt', 'Storniert'] as const;

/** A requested or approved absence takes the day; a declined or cancelled one does not. */
export function takesTheDay(status: number | null): boolean {
  return status === ABSENCE_STATUS.requested || status === ABSENCE_STATUS.approved;
}

/** Of a note, and of the reason why a request is declined. */
export const NOTE_MAX = 255;

interface Owing {
  project: number;
  status: number | null;
  /** Of a company's own kind, which says what a day of it does whatever the type is. */
  credit?: Credit | null | undefined;
}

/** Working time, and requested or approved overtime reduction, bad weather or the like, carry the target of a day. */
export function hasTarget({ project, status, credit }: Owing): boolean {
  if (project === TYPE.work) return true;
  const isLowering = credit ? credit === 'lowering' : LOWERING.includes(project);
  return isLowering && takesTheDay(status);
}

const LOWERING: readonly number[] = [TYPE.overtime, TYPE.badWeather];
