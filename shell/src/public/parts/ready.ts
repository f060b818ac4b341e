import type { FormState } from '@stundenbuch/web/form';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Arrival {
  /** Ref for the form element. */
  place: RefObject<HTMLFormElement | null>;
  /**
   * False on the prerendered page until the program has loaded: a form submitted before that would be sent by the browser
   * itself, with the password in the address.
   */
  ready: boolean;
}

/** Takes over what a person or the password manager entered before the program had loaded. */
export function useReady<Values extends object>(form: FormState<Values>): Arrival {
  const place = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the program has loaded
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
