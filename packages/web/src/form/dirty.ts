/** Each form with unsaved input, and whether it belongs to what the query of the address says. */
const dirty = new Map<string, boolean>();

export function setDirty(form: string, isDirty: boolean, ofQuery = false): void {
  if (isDirty) dirty.set(form, ofQuery);
  else dirty.delete(form);
}

/** Whether any form has unsaved input; the page must not be reloaded then. */
export const isAnyFormDirty = (): boolean => dirty.size > 0;

/** Whether one of them is gone when only the query changes. */
export const isAnyFormOfQueryDirty = (): boolean => [...dirty.values()].includes(true);
