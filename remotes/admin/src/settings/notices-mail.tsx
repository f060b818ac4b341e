import { noticeCalls } from '@stundenbuch/domain/sides/notices/calls';
import { api, query } from '@stundenbuch/web/api';

const mailApi = api.injectEndpoints({
  endpoints: (build) => ({
    mailOfInstallation: query(build, noticeCalls.choices),
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
