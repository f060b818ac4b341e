import type { FormState } from '@stundenbuch/web/form';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Arrival {
  /** For the form element. */
  place: RefObject<HTMLFormElement | null>;
  /**
   * False on the page as the build drew it, until the program has arrived: a form sent before would be sent by the
   * browser itself, with the password in the address.
   */
  ready: boolean;
}

/** What a person or the browser's password store entered before the program arrived is taken over. */
export function useReady<Values extends object>(form: FormState<Values>): Arrival {
  const place = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the program arrives
  useLayoutEffect(() => {
    if (place.current) form.set(entered(form.values, new FormData(place.current)));
    setReady(true);
  }, []);
  return { place, ready };
}

const entered = <Values extends object>(values: Values, data: FormData): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? data.has(name) : (data.get(name) ?? value),
    ]),
  ) as Partial<Values>;
