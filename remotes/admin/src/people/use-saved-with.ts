import type { FormState } from '@stundenbuch/web/form';
import { useEffect, useRef } from 'react';

/**
 * Submits what is typed in this form when the form beside it has saved its record: one button saves the page.
 * It waits until that record has been read again, since what is asked here follows from it.
 */
export function useSavedWith<Values extends object>(
  form: FormState<Values>,
  saved: { version: number } | null,
  version: number,
  refused: () => void,
): void {
  const done = useRef(saved);
  useEffect(() => {
    if (!saved || saved === done.current || version < saved.version) return;
    done.current = saved;
    if (form.dirty) void form.submit().then((isSaved) => isSaved || refused());
  });
}
