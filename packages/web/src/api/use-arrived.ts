import { useDeferredValue, useState } from 'react';

/** The page of a list whose rows are there. */
export interface ArrivedPage {
  page: number;
  size: number;
  /** Whether another page has been asked for since. */
  isStale: boolean;
}

interface Asked {
  page: number;
  size: number;
}

/** The last page that arrived: while another one is fetched its rows stay, with their own place in the list. */
export function useArrived<Answer>(current: Answer | undefined, { page, size }: Asked) {
  const [last, setLast] = useState(current && { data: current, page, size });
  if (current && last?.data !== current) setLast({ data: current, page, size });
  // Typing in the search comes before rendering many rows.
  const shown = useDeferredValue(last);
  const arrived: ArrivedPage | undefined = shown && {
    page: shown.page,
    size: shown.size,
    isStale: shown.data !== current,
  };
  return { data: shown?.data, arrived };
}
