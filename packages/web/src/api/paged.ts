/** One page of a list and how many there are in all (header X-Total-Count). */
export interface Paged<Row> {
  rows: Row[];
  total: number;
}

export interface PageQuery {
  page: number;
  size: number;
  search?: string;
  sort?: string;
}

/** For `transformResponse` of a paged list call. */
export const paged = <Row>(rows: Row[], meta: { total: number | null } | undefined): Paged<Row> => ({
  rows,
  total: meta?.total ?? rows.length,
});
