import type { WirePosting } from '@stundenbuch/domain/accounts/vacation/contract';
import { POSTING_LABELS } from '@stundenbuch/domain/accounts/vacation/posting';
import { signedDays } from '@stundenbuch/domain/time/format';
import { formatDay, formatLaw, formatNumber } from '@stundenbuch/web/format';
import { IconButton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { type ReactNode, useState } from 'react';

const ReversalForm = lazyPage(async () => (await import('./reversal-form.tsx')).ReversalForm);

interface Props {
  postings: readonly WirePosting[];
  mayReverse: boolean;
  /** Of another account: what it is called, what it counts, and how a posting of it is taken back. */
  account?: {
    title: string;
    unit: string;
    reversal: (posting: WirePosting, onClose: () => void) => ReactNode;
  };
}

const VACATION: NonNullable<Props['account']> = {
  title: 'Buchungen des Urlaubskontos',
  unit: 'Tage',
  reversal: (posting, onClose) => <ReversalForm posting={posting} onClose={onClose} />,
};

/** One posting a line, with the sum up to it. */
export function LedgerTable({ postings, mayReverse, account = VACATION }: Props) {
  const [reversed, setReversed] = useState<WirePosting | null>(null);
  if (postings.length === 0) return <p>Keine Buchungen.</p>;
  let sum = 0;
  const lines = postings.map((posting, at) => {
    sum += posting.days;
    return { posting, at, sum };
  });
  return (
    <>
      <table className="sb-simple-table">
        <caption className="sb-hidden">{account.title}</caption>
        <thead>
          <tr>
            <th scope="col">Datum</th>
            <th scope="col">Buchung</th>
            <th scope="col" className="sb-number">
              {account.unit}
            </th>
            <th scope="col" className="sb-number">
              Summe
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ posting, at, sum: upTo }) => (
            <tr key={at}>
              <td>{formatDay(posting.day)}</td>
              <td>
                <Words posting={posting} />
              </td>
              <td className="sb-number">{signedDays(posting.days)}</td>
              <td className="sb-number">{formatNumber(upTo)}</td>
              {mayReverse && posting.reversible && (
                <td className="sb-actions">
                  <IconButton
                    icon="history"
                    label={`${posting.text} vom ${formatDay(posting.day)} zurücknehmen`}
                    onClick={() => setReversed(posting)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {reversed && account.reversal(reversed, () => setReversed(null))}
    </>
  );
}

/** What was posted and why; of which year the days are, and what the law says. */
function Words({ posting: { kind, text, year, law } }: { posting: WirePosting }) {
  const label = POSTING_LABELS[kind];
  return (
    <>
      <span>{text.startsWith(label) ? text : `${label}: ${text}`}</span>
      <small>{[`aus ${year}`, law && formatLaw(law)].filter(Boolean).join(' · ')}</small>
    </>
  );
}
