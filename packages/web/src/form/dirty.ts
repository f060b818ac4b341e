const dirty = new Set<string>();

export function setDirty(form: string, isDirty: boolean): void {
  if (isDirty) dirty.add(form);
  else dirty.delete(form);
}

/** Whether a form anywhere has unsaved input: then nobody may reload the page. */
export const isAnyFormDirty = (): boolean => dirty.size > 0;
