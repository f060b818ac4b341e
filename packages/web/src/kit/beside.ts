import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A page that stands beside the list of its row, see `@stundenbuch/web/beside`. */
export interface BesidePage {
  search: URLSearchParams;
  close: () => void;
}

export const BesideContext = createContext<BesidePage | null>(null);

/** Null of a page by itself. */
export const useBesidePage = () => useContext(BesideContext);

/** The query of the page: of the address, or of the row beside whose list it stands. */
export function usePageSearch(): URLSearchParams {
  const [search] = useSearchParams();
  return useBesidePage()?.search ?? search;
}

interface RowTarget {
  to: string;
  /** Its page is shown already. */
  isShown?: boolean;
}

interface Rows {
  /** Where a row leads whose page has this path. */
  targetOf: (path: string) => RowTarget;
  /** The page of one of them stands beside the list. */
  areBeside: boolean;
}

/** Rows lead to their pages, unless the list shows these beside itself. */
export const RowsContext = createContext<Rows>({ targetOf: (to) => ({ to }), areBeside: false });

export const useRowTargets = () => useContext(RowsContext);
