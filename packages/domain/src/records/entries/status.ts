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

/** Working time, and requested or approved overtime reduction or bad weather, carry the target of a day. */
export function hasTarget({ project, status }: { project: number; status: number | null }): boolean {
  if (project === TYPE.work) return true;
  return (project === TYPE.overtime || project === TYPE.badWeather) && takesTheDay(status);
}
