import { sheetCalls } from '@stundenbuch/domain/accounts/sheets/calls';
import { api, type Failure, query } from '@stundenbuch/web/api';
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

const sheetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sheet: query(build, sheetCalls.sheet),
    sheetCheck: query(build, sheetCalls.check),
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
