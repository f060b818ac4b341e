import type { NoticeChoices } from '@stundenbuch/domain/sides/notices/contract';
import { noticeTags } from '@stundenbuch/domain/sides/notices/tags';
import { api } from '@stundenbuch/web/api';
import type { FeatureFormProps } from './feature-form-props.ts';

const mailApi = api.enhanceEndpoints({ addTagTypes: [...noticeTags] }).injectEndpoints({
  endpoints: (build) => ({
    mailOfInstallation: build.query<NoticeChoices, void>({
      query: () => '/notice/settings',
      providesTags: ['NoticeSettings'],
    }),
  }),
});

/** On the card of the notices: whether they also go out by mail, which the operator has decided. */
export function NoticesSettings({ setting }: FeatureFormProps) {
  const { data } = mailApi.useMailOfInstallationQuery(undefined, { skip: setting.since === null });
  if (!data) return null;
  return (
    <p>
      {data.mail
        ? 'Mitteilungen gehen auch per E-Mail hinaus.'
        : 'Diese Installation verschickt keine E-Mails: Alle Mitteilungen stehen in der App.'}
    </p>
  );
}
