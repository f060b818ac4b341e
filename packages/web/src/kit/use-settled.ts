import { useEffect, useState } from 'react';

/** The longest time between the clicks of a double click. */
const SETTLES_AFTER = 600;

/** Whether `value` has not changed for a moment: a button that appears under the pointer ignores the second of two clicks. */
export function useSettled<Value>(value: Value, before: Value = value): boolean {
  const [settled, setSettled] = useState(before);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES_AFTER);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}
