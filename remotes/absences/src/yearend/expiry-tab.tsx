import { expiryLabel, expiryOptions } from '@stundenbuch/domain/accounts/vacation/expiry';
import { yearEndTexts } from '@stundenbuch/domain/accounts/vacation/messages';
import type { Day } from '@stundenbuch/domain/time/day';
import type { PersonExpiryOnWire } from '@stundenbuch/domain/workflows/yearend/notice-contract';
import { useAlert } from '@stundenbuch/web/alerts';
import { DateField } from '@stundenbuch/web/data';
import { Form, useForm, useSaveFailure } from '@stundenbuch/web/form';
import { formatDay } from '@stundenbuch/web/format';
import { Button, Facts, LoadFailure, Panel, SelectField, Skeleton } from '@stundenbuch/web/kit';
import type { WorkerTabProps } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { usePersonExpiryQuery, useSaveExpiryMutation } from './year-end.api.ts';

/** Tab 'Urlaubsverfall' of a person's page: another deadline, none, or none before a day. */
export function ExpiryTab({ userId }: WorkerTabProps) {
  const { who } = useSession();
  const { data: stored, error, refetch } = usePersonExpiryQuery(userId);
  if (error && !stored) return <LoadFailure error={error} onRetry={refetch} />;
  if (!stored) return <Skeleton lines={3} />;
  return (
    <Panel>
      {who?.role === 'admin' ? (
        <ExpiryForm key={stored.version} userId={userId} stored={stored} />
      ) : (
        <Facts facts={factsOf(stored)} />
      )}
    </Panel>
  );
}

const likeCompany = (company: string) => `wie im Unternehmen (${expiryLabel(company)})`;

const factsOf = ({ expiry, company, suspended_until }: PersonExpiryOnWire) =>
  [
    ['Urlaub verfällt', expiry === null ? likeCompany(company) : expiryLabel(expiry)],
    ['Gehemmt bis', formatDay(suspended_until)],
  ] as const;

const LIKE_COMPANY = '';

interface Values {
  expiry: string;
  suspended_until: Day | null;
}

function ExpiryForm({ userId, stored }: { userId: number; stored: PersonExpiryOnWire }) {
  const alert = useAlert();
  const [save] = useSaveExpiryMutation();
  const form = useForm({
    values: { expiry: stored.expiry ?? LIKE_COMPANY, suspended_until: stored.suspended_until } as Values,
    save: ({ expiry, suspended_until }) => {
      const { version } = stored;
      return save({ user: userId, expiry: expiry || null, suspended_until, version }).unwrap();
    },
    saved: () => alert(yearEndTexts.saved),
    failed: useSaveFailure(yearEndTexts.failed),
  });
  const options = [
    { value: LIKE_COMPANY, label: likeCompany(stored.company) },
    ...expiryOptions(stored.expiry),
  ];
  return (
    <Form
      form={form}
      label="Urlaubsverfall"
      actions={
        <Button kind="primary" type="submit" busy={form.busy}>
          Speichern
        </Button>
      }
    >
      <SelectField {...form.field('expiry')} label="Urlaub verfällt" options={options} />
      <DateField
        {...form.field('suspended_until')}
        label="Gehemmt bis"
        hint="Elternzeit und Ähnliches: Bis dahin verfällt nichts, danach bleibt Zeit bis zum Ende des folgenden Jahres."
      />
    </Form>
  );
}
