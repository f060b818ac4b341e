/** Headers of a list about all of its pages: X-Total-Count, and X-Total-Hours if hours are summed. */
export interface ListTotals {
  total: number | null;
  hours: number | null;
  /** X-Undo of a change: under which number it can be taken back. */
  undo: number | null;
}

/** One page of a list, the total count, and the total hours if they are summed. */
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
