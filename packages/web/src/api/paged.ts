/** What the headers of a list say of all its pages: X-Total-Count, and X-Total-Hours where hours are added up. */
export interface ListTotals {
  total: number | null;
  hours: number | null;
}

/** One page of a list, how many there are in all, and their hours where they are added up. */
export interface Paged<Row> {
  rows: Row[];
  total: number;
  hours?: number | null;
}

export interface PageQuery {
  page: number;
  size: number;
  search?: string;
  sort?: string;
}

/** For `transformResponse` of a paged list call. */
export const paged = <Row>(rows: Row[], meta: ListTotals | undefined): Paged<Row> => ({
  rows,
  total: meta?.total ?? rows.length,
  hours: meta?.hours ?? null,
});
