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

export interface RowTarget {
  to: string;
  /** Its page is shown already. */
  isShown?: boolean;
}

/** Where a row leads whose page has this path: there, unless the list shows it beside itself. */
export const RowTargetContext = createContext<(path: string) => RowTarget>((path) => ({ to: path }));

export const useRowTarget = () => useContext(RowTargetContext);
