import {
  CONTINGENT_FIGURES,
  type ContingentBalance,
  type ContingentFigureName,
} from '@stundenbuch/domain/accounts/contingents/contract';
import { postingTexts } from '@stundenbuch/domain/accounts/postings/postings';
import { yearOf } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { formatDay } from '@stundenbuch/web/format';
import { Button, LoadFailure, SelectField, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { PrintButton } from '@stundenbuch/web/print';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { LedgerTable } from '../account/ledger-table.tsx';
import { useContingentWhyQuery } from './contingents.api.ts';
import { amountOf, FIGURE_LABELS, UNITS } from './words.ts';

const PostingForm = lazyPage(async () => (await import('./contingent-postings.tsx')).ContingentPosting);
const ReversalForm = lazyPage(async () => (await import('./contingent-postings.tsx')).ContingentReversal);

const figures = CONTINGENT_FIGURES.map((value) => ({ value, label: FIGURE_LABELS[value] }));

/** 'Warum diese Zahl?': a number of a contingent as the postings that it is the sum of. */
export function ContingentWhy({ user, balance }: { user: number; balance: ContingentBalance }) {
  const today = useToday();
  const { who } = useSession();
  const [figure, setFigure] = useState<ContingentFigureName>('left');
  const [year, setYear] = useState(yearOf(today));
  const [isPosting, setIsPosting] = useState(false);
  const { contingent, name, unit, per } = balance;
  const asOf = year === yearOf(today) ? today : `${year}-${year < yearOf(today) ? '12-31' : '01-01'}`;
  const { currentData, error, refetch } = useContingentWhyQuery(
    { user, contingent, figure, asOf },
    { refetchOnMountOrArgChange: true },
  );
  const isOffice = who?.role === 'admin';
  const years = [1, 0, -1].map((more) => yearOf(today) + more);
  const account = {
    title: `Buchungen: ${name}`,
    unit: UNITS[unit][1],
    reversal: (posting: Parameters<typeof ReversalForm>[0]['posting'], onClose: () => void) => (
      <ReversalForm posting={posting} unit={unit} onClose={onClose} />
    ),
  };
  return (
    <div className="sb-stack">
      <h2>{name}</h2>
      <div className="sb-form-row">
        <SelectField
          {...{ id: 'contingent-figure', name: 'figure', label: 'Zahl' }}
          value={figure}
          onChange={setFigure}
          options={figures}
        />
        <SelectField
          {...{ id: 'contingent-year', name: 'year', label: 'Jahr' }}
          value={year}
          onChange={setYear}
          options={years.map((value) => ({ value, label: String(value) }))}
        />
      </div>
      {error && !currentData && <LoadFailure error={error} onRetry={refetch} />}
      {!currentData && !error && <Skeleton lines={6} />}
      {currentData && (
        <>
          <p className="sb-line">
            <strong className="sb-figure-value">{amountOf(shown(figure, currentData.value), unit)}</strong>
            <span className="sb-muted">{`${FIGURE_LABELS[figure]}, Stand ${formatDay(asOf)}`}</span>
          </p>
          <LedgerTable postings={currentData.postings} mayReverse={isOffice} account={account} />
          <div className="sb-form-actions">
            {isOffice && per === 'year' && (
              <Button icon="add" onClick={() => setIsPosting(true)}>
                {postingTexts.add}
              </Button>
            )}
            <PrintButton />
          </div>
          {isPosting && <PostingForm user={user} balance={balance} onClose={() => setIsPosting(false)} />}
        </>
      )}
    </div>
  );
}

/** What was taken is below zero among postings, and a number of days everywhere else. */
const shown = (figure: ContingentFigureName, value: number) =>
  (figure === 'taken' || figure === 'planned') && value !== 0 ? -value : value;
