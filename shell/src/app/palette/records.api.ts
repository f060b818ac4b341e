import type { Noun } from '@stundenbuch/domain/access/nouns';
import { api, requestOf } from '@stundenbuch/web/api';
import type { RecordList } from '@stundenbuch/web/module';

type Rows = readonly Record<string, unknown>[];

/** Each list by its own call; null is one that failed, whose neighbours are shown. */
export const { useFoundRecordsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    foundRecords: build.query<(Rows | null)[], readonly RecordList[]>({
      async queryFn(lists, _api, _options, fetchWith) {
        const answers = await Promise.all(lists.map(({ call, query }) => fetchWith(requestOf(call, query))));
        return { data: answers.map(({ data }) => (data as Rows | undefined) ?? null) };
      },
      providesTags: (_answer, _error, lists) => [
        ...new Set(lists.flatMap(({ call }): readonly Noun[] => call.reads ?? [])),
      ],
    }),
  }),
});
