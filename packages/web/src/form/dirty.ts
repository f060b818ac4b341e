/** What a form is lost by: another page, another query of the address, too, or even the same address once more. */
export type LostBy = 'page' | 'query' | 'address';

/** Each form with unsaved input. */
const dirty = new Map<string, LostBy>();

export function setDirty(form: string, isDirty: boolean, lostBy: LostBy = 'page'): void {
  if (isDirty) dirty.set(form, lostBy);
  else dirty.delete(form);
}

/** Whether any form has unsaved input; the page must not be reloaded then. */
export const isAnyFormDirty = (): boolean => dirty.size > 0;

/** Whether one of them is lost by less than another page. */
export const isAnyFormLostBy = (...ways: readonly LostBy[]): boolean =>
  [...dirty.values()].some((lostBy) => ways.includes(lostBy));
