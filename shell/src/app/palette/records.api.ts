import type { Noun } from '@stundenbuch/domain/access/nouns';
import { api, requestOf } from '@stundenbuch/web/api';
import type { IconName } from '@stundenbuch/web/kit';
import type { RecordList } from '@stundenbuch/web/module';
import { type Indexed, indexed, type Target } from './search.ts';

export interface Place extends Target {
  path: string;
  icon: IconName;
  words?: string | undefined;
}

type Row = Readonly<Record<string, unknown>>;

interface Found {
  /** Indexed as they arrive: hundreds of people take longer than the frame of a tap. */
  places: Indexed<Place>[];
  /** The kinds of those lists that could not be loaded; the others are shown. */
  failed: string[];
}

const textOf = (record: Row, fields: readonly string[], between: string) =>
  fields
    .map((field) => record[field])
    .filter((value) => value !== null && value !== undefined && value !== '')
    .join(between);

const placeOf = ({ kind, icon, label, hint, path, by }: RecordList, row: Row): Place => ({
  id: `${path}${row[by]}`,
  label: textOf(row, label, ' '),
  kind,
  hint: textOf(row, hint, ', '),
  path: `${path}${encodeURIComponent(String(row[by]))}`,
  icon,
});

/** Each list by its own call. */
export const { useFoundRecordsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    foundRecords: build.query<Found, readonly RecordList[]>({
      async queryFn(lists, _api, _options, fetchWith) {
        const answers = await Promise.all(
          lists.map(async (list) => {
            const { data } = await fetchWith(requestOf(list.call, list.query));
            return { list, rows: data as readonly Row[] | undefined };
          }),
        );
        const places = answers.flatMap(({ list, rows = [] }) => rows.map((row) => placeOf(list, row)));
        const failed = answers.flatMap(({ list, rows }) => (rows ? [] : [list.kind]));
        return { data: { places: indexed(places), failed } };
      },
      providesTags: (_answer, _error, lists) => [
        ...new Set(lists.flatMap(({ call }): readonly Noun[] => call.reads ?? [])),
      ],
    }),
  }),
});
