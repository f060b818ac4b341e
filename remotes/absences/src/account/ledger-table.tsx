import type { WirePosting } from '@stundenbuch/domain/accounts/vacation/contract';
import { POSTING_LABELS } from '@stundenbuch/domain/accounts/vacation/posting';
import { signedDays } from '@stundenbuch/domain/time/format';
import { formatDay, formatLaw, formatNumber } from '@stundenbuch/web/format';
import { IconButton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useState } from 'react';

const ReversalForm = lazyPage(async () => (await import('./reversal-form.tsx')).ReversalForm);

interface Props {
  postings: readonly WirePosting[];
  mayReverse: boolean;
}

/** One posting a line, with the sum up to it. */
export function LedgerTable({ postings, mayReverse }: Props) {
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
        <caption className="sb-hidden">Buchungen des Urlaubskontos</caption>
        <thead>
          <tr>
            <th scope="col">Datum</th>
            <th scope="col">Buchung</th>
            <th scope="col" className="sb-number">
              Tage
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
      {reversed && <ReversalForm posting={reversed} onClose={() => setReversed(null)} />}
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
