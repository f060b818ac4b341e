import type { NoticeChoices } from '@stundenbuch/domain/sides/notices/contract';
import { api } from '@stundenbuch/web/api';

const mailApi = api.injectEndpoints({
  endpoints: (build) => ({
    mailOfInstallation: build.query<NoticeChoices, void>({
      query: () => '/notice/settings',
      providesTags: ['NoticeSettings'],
    }),
  }),
});

/** On the card of the notices: whether they also go out by mail, which the operator has decided. */
export function NoticesMail() {
  const { data } = mailApi.useMailOfInstallationQuery();
  if (!data) return null;
  return (
    <p>
      {data.mail
        ? 'Mitteilungen gehen auch per E-Mail hinaus.'
        : 'Diese Installation verschickt keine E-Mails: Alle Mitteilungen stehen in der App.'}
    </p>
  );
}
