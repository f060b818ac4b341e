import { api, type Failure } from '@stundenbuch/web/api';
import { download } from '@stundenbuch/web/export';

interface Paper {
  user: number;
  month: string;
  /** Of the file, without its end. */
  name: string;
}

const sheetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The file is offered at once: nothing of it stays in the store. */
    sheetPdf: build.mutation<null, Paper>({
      async queryFn({ user, month, name }, _api, _extra, call) {
        const answer = await call({
          url: `/sheet/${user}/${month}.pdf`,
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (answer.error) return { error: answer.error as Failure };
        download(answer.data as Blob, `${name}.pdf`);
        return { data: null };
      },
    }),
  }),
});

export const { useSheetPdfMutation } = sheetsApi;
