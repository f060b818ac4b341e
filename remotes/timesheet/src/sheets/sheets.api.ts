import type { Sheet, SheetCheck } from '@stundenbuch/domain/accounts/sheets/contract';
import { HOURS_DEPEND_ON, VACATION_DEPENDS_ON } from '@stundenbuch/domain/workflows/month/figure-tags';
import { api, type Failure } from '@stundenbuch/web/api';
import { download } from '@stundenbuch/web/export';
import { readBytes } from './read-bytes.ts';

interface Which {
  user: number;
  month: string;
  /** Without it the one that counts, or the draft of an open month. */
  version?: number;
}

interface Paper extends Which {
  /** Of the file, without its end. */
  name: string;
}

interface Papers {
  month: string;
  users: readonly number[];
  onBytes: (count: number) => void;
}

const versionOf = ({ version }: Which) => (version === undefined ? '' : `?version=${version}`);

/** A draft shows everything. */
const tags = [...HOURS_DEPEND_ON, ...VACATION_DEPENDS_ON] as const;

const sheetsApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (build) => ({
    sheet: build.query<Sheet, Which>({
      query: (which) => `/sheet/${which.user}/${which.month}${versionOf(which)}`,
      providesTags: tags,
    }),
    sheetCheck: build.query<SheetCheck, string>({ query: (code) => `/sheet/check/${code}` }),
    /** The file is offered at once: nothing of it stays in the store. */
    sheetPdf: build.mutation<null, Paper>({
      async queryFn({ name, ...which }, _api, _extra, call) {
        const answer = await call({
          url: `/sheet/${which.user}/${which.month}.pdf${versionOf(which)}`,
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (answer.error) return { error: answer.error as Failure };
        download(answer.data as Blob, `${name}.pdf`);
        return { data: null };
      },
    }),
    sheetZip: build.mutation<null, Papers>({
      async queryFn({ month, users, onBytes }, _api, _extra, call) {
        const answer = await call({
          url: '/sheet/zip',
          method: 'POST',
          body: { from: month, to: month, users },
          responseHandler: (response) => (response.ok ? readBytes(response, onBytes) : response.json()),
        });
        if (answer.error) return { error: answer.error as Failure };
        download(answer.data as Blob, `Stundenzettel ${month}.zip`);
        return { data: null };
      },
    }),
  }),
});

export const { useSheetQuery, useLazySheetCheckQuery, useSheetPdfMutation, useSheetZipMutation } = sheetsApi;
