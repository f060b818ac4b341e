import type { Day } from '@stundenbuch/domain/time/day';
import { useCallback, useMemo, useState } from 'react';

/** Own days that are about to be requested, in the order in which they were chosen. */
interface Selection {
  start: Day;
  end: Day;
  /** Whether the next tap ends it. */
  isOpen: boolean;
}

export interface Days {
  from: Day;
  to: Day;
  isOpen: boolean;
}

/** Choosing days: by dragging from one to another, by a tap on the first and one on the last, and by the keyboard. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection | null>(null);
  const begin = useCallback((day: Day) => setSelection({ start: day, end: day, isOpen: false }), []);
  const extend = useCallback(
    // From a day that it did not end on, another one begins.
    (day: Day, from?: Day) =>
      setSelection((now) => ({
        start: now && (from === undefined || now.end === from) ? now.start : (from ?? day),
        end: day,
        isOpen: false,
      })),
    [],
  );
  const tap = useCallback(
    (day: Day) =>
      setSelection((now) =>
        now?.isOpen ? { start: now.start, end: day, isOpen: false } : { start: day, end: day, isOpen: true },
      ),
    [],
  );
  const clear = useCallback(() => setSelection(null), []);
  const days = useMemo(() => selection && inOrder(selection), [selection]);
  const choosing = useMemo(() => ({ begin, extend, tap, clear }), [begin, extend, tap, clear]);
  return { days, choosing };
}

export type Choosing = ReturnType<typeof useSelection>['choosing'];

const inOrder = ({ start, end, isOpen }: Selection): Days =>
  start <= end ? { from: start, to: end, isOpen } : { from: end, to: start, isOpen };
