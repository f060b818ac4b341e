import type { PackageInput } from '@stundenbuch/domain/sides/inspection/contract';
import { api, type Failure } from '@stundenbuch/web/api';
import { download } from '@stundenbuch/web/export';
import { receive } from '../shared/received.ts';

const packageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The file is offered at once: nothing of it stays in the store. That it was made is in the log. */
    makePackage: build.mutation<null, PackageInput>({
      async queryFn(body, _api, _extra, call) {
        const answer = await call({
          url: '/audit/package',
          method: 'POST',
          body,
          responseHandler: (response) => (response.ok ? receive(response) : response.json()),
        });
        if (answer.error) return { error: answer.error as Failure };
        download(answer.data as Blob, `Prüfpaket ${body.from} bis ${body.to}.zip`);
        return { data: null };
      },
      invalidatesTags: (answer) => (answer === null ? ['Change'] : []),
    }),
  }),
});

export const { useMakePackageMutation } = packageApi;
