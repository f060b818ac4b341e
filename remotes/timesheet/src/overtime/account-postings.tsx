import type { OvertimeMonth, TimePosting } from '@stundenbuch/domain/accounts/overtime/contract';
import { TIME_POSTING_LABELS } from '@stundenbuch/domain/accounts/overtime/postings';
import { postingTexts } from '@stundenbuch/domain/accounts/postings/postings';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { Button, Panel } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useState } from 'react';
import { AccountHours } from '../shared/account-hours.tsx';

const PostingForm = lazyPage(async () => (await import('./posting-form.tsx')).PostingForm);
const ReversalForm = lazyPage(async () => (await import('./reversal-form.tsx')).ReversalForm);

const kindOf = ({ kind, reverses_id, counts }: TimePosting): string => {
  const name =
    reverses_id === null ? TIME_POSTING_LABELS[kind] : `${TIME_POSTING_LABELS[kind]}, zurückgenommen`;
  return counts ? name : `${name} (noch nicht gezählt)`;
};

const columns: Column<TimePosting>[] = [
  { key: 'day', title: 'Datum', kind: 'date', value: ({ day }) => day, card: 'lead' },
  { key: 'kind', title: 'Art', value: kindOf, card: 'title' },
  {
    key: 'minutes',
    title: 'Stunden',
    kind: 'hours',
    value: ({ minutes }) => hoursOf(minutes),
    render: ({ minutes }) => <AccountHours minutes={minutes} />,
    card: 'amount',
  },
  { key: 'text', title: 'Grund', value: ({ text }) => text, card: 'text' },
  { key: 'by', title: 'Gebucht von', value: ({ by }) => by, card: 'plain' },
];

/** What the account holds besides the days; an admin adds to it. */
export function AccountPostings({ account, mayPost }: { account: OvertimeMonth; mayPost: boolean }) {
  const [isPosting, setIsPosting] = useState(false);
  const [reversing, setReversing] = useState<TimePosting | null>(null);
  return (
    <Panel
      title="Buchungen"
      actions={
        mayPost && (
          <Button icon="add" onClick={() => setIsPosting(true)}>
            {postingTexts.add}
          </Button>
        )
      }
    >
      <DataTable
        id="overtime-postings"
        label="Buchungen"
        columns={columns}
        rows={account.postings}
        rowKey={({ id }) => id}
        pageSize={10}
        empty="In diesem Monat ist nichts gebucht."
        {...(mayPost && {
          actions: (posting: TimePosting) =>
            posting.open && <Button onClick={() => setReversing(posting)}>Zurücknehmen</Button>,
        })}
      />
      {isPosting && <PostingForm account={account} onClose={() => setIsPosting(false)} />}
      {reversing && <ReversalForm posting={reversing} onClose={() => setReversing(null)} />}
    </Panel>
  );
}
