import type { featureCalls } from '@stundenbuch/domain/features/calls';
import type { adminCalls } from '@stundenbuch/domain/sides/people/calls';
import type { sessionCalls } from '@stundenbuch/domain/sides/session/calls';
import { api, lightRow, mutation } from '@stundenbuch/web/api';

/** What people change of their own account. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: mutation(
      build,
      lightRow<typeof adminCalls.changeWorker>('PUT user/:id', { changes: ['User'] }),
    ),
    /** Decided once, while nobody has: whoever was slower is told. */
    decideRegistration: mutation(
      build,
      lightRow<typeof featureCalls.changeSettings>('PUT company/settings/:feature', {
        changes: ['Company', 'Settings'],
      }),
    ),
    cancelEmail: mutation(
      build,
      lightRow<typeof sessionCalls.cancelEmail>('DELETE user/email', { changes: ['User'] }),
    ),
    changeEmail: mutation(
      build,
      lightRow<typeof sessionCalls.changeEmail>('POST user/email', { changes: ['User'] }),
    ),
    changePassword: mutation(build, lightRow<typeof sessionCalls.changePassword>('POST user/pwupdate', {})),
  }),
});
