const dirty = new Set<string>();

export function setDirty(form: string, isDirty: boolean): void {
  if (isDirty) dirty.add(form);
  else dirty.delete(form);
}

/** Whether any form has unsaved input; the page must not be reloaded then. */
export const isAnyFormDirty = (): boolean => dirty.size > 0;
