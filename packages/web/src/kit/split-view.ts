import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The page of a row that stands beside its list, see `@stundenbuch/web/split-view`. */
export interface DetailPane {
  search: URLSearchParams;
  close: () => void;
}

export const DetailPaneContext = createContext<DetailPane | null>(null);

/** Null of a page by itself. */
export const useDetailPane = () => useContext(DetailPaneContext);

/** The query of the page: of the address, or of the row beside whose list it stands. */
export function usePageSearch(): URLSearchParams {
  const [search] = useSearchParams();
  return useDetailPane()?.search ?? search;
}

interface RowTarget {
  to: string;
  /** How it is gone to, as of a link. */
  replace?: boolean;
  state?: unknown;
  /** Its page is shown already. */
  isShown?: boolean;
}

interface Rows {
  /** Where a row leads whose page has this path. */
  targetOf: (path: string) => RowTarget;
  /** The page of one of them stands beside the list. */
  isSplit: boolean;
}

/** Rows lead to their pages, unless the list shows these beside itself. */
export const RowsContext = createContext<Rows>({ targetOf: (to) => ({ to }), isSplit: false });

export const useRowTargets = () => useContext(RowsContext);
