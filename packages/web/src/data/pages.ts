import { useState } from 'react';

export interface Pages {
  page: number;
  pages: number;
  /** 1-based number of the first and last element shown; 0 to 0 for an empty list. */
  from: number;
  to: number;
}

export function pagesOf(total: number, size: number, wanted: number): Pages {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, wanted), pages);
  return { page, pages, from: total ? (page - 1) * size + 1 : 0, to: Math.min(total, page * size) };
}

/** The current page; stays in range when the list shrinks (SHR-04). */
export function usePages(total: number, size: number): Pages & { setPage: (page: number) => void } {
  const [wanted, setPage] = useState(1);
  return { ...pagesOf(total, size, wanted), setPage };
}
