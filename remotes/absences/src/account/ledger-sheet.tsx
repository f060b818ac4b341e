import { allows } from '@stundenbuch/domain/access/access';
import { postingTexts } from '@stundenbuch/domain/accounts/postings/postings';
import { FIGURES, type FigureName } from '@stundenbuch/domain/accounts/vacation/figures';
import { kindAccess } from '@stundenbuch/domain/records/kinds/access';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { formatDay, formatNumber } from '@stundenbuch/web/format';
import { Button, LoadFailure, SelectField, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import type { VacationAccountProps } from '@stundenbuch/web/module';
import { PrintButton } from '@stundenbuch/web/print';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useLedgerFigureQuery } from './ledger.api.ts';
import { LedgerTable } from './ledger-table.tsx';

const PostingForm = lazyPage(async () => (await import('./posting-form.tsx')).PostingForm);

const ParentalReduction = lazyPage(async () => (await import('./parental-reduction.tsx')).ParentalReduction);

const FIGURE_LABELS: Readonly<Record<FigureName, string>> = {
  open: 'Offen',
  entitlement: 'Anspruch',
  last_year: 'Rest aus dem Vorjahr',
  taken: 'Genommen',
  planned: 'Geplant',
  expiring: 'Verfällt als Nächstes',
};

const figures = FIGURES.map((value) => ({ value, label: FIGURE_LABELS[value] }));

/** 'Warum diese Zahl?': a number of a vacation account as the postings that it is the sum of. */
export function LedgerSheet({ user, figure: asked, asOf }: VacationAccountProps) {
  const today = useToday();
  const { who } = useSession();
  const [figure, setFigure] = useState(asked);
  const [year, setYear] = useState(yearOf(asOf ?? today));
  const [isPosting, setIsPosting] = useState(false);
  const day = dayIn(year, asOf ?? today, today);
  const { currentData, data, error, refetch } = useLedgerFigureQuery(
    { user, figure, asOf: day },
    { refetchOnMountOrArgChange: true },
  );
  const begins = data?.begins ?? year;

  return (
    <div className="sb-stack">
      <h2>Urlaubskonto</h2>
      <div className="sb-form-row">
        <SelectField
          id="ledger-figure"
          name="figure"
          label="Zahl"
          value={figure}
          onChange={setFigure}
          options={figures}
        />
        <SelectField
          {...{ id: 'ledger-year', name: 'year', label: 'Jahr' }}
          value={year}
          onChange={setYear}
          options={yearsFrom(begins, yearOf(today) + 1).map((value) => ({ value, label: String(value) }))}
        />
      </div>
      {error && !currentData && <LoadFailure error={error} onRetry={refetch} />}
      {!currentData && !error && <Skeleton lines={8} />}
      {currentData && (
        <>
          <p className="sb-line">
            <strong className="sb-figure-value">{formatNumber(shownValue(figure, currentData.value))}</strong>
            <span className="sb-muted">{`${FIGURE_LABELS[figure]}, Stand ${formatDay(day)}`}</span>
          </p>
          <LedgerTable postings={currentData.postings} mayReverse={who?.role === 'admin'} />
          <div className="sb-form-actions">
            {who?.role === 'admin' && (
              <Button icon="add" onClick={() => setIsPosting(true)}>
                {postingTexts.add}
              </Button>
            )}
            {who?.role === 'admin' && year <= yearOf(today) && allows(kindAccess.kinds, who) && (
              <ParentalReduction {...{ user, year, begins }} />
            )}
            <PrintButton />
          </div>
          {isPosting && <PostingForm user={user} begins={begins} onClose={() => setIsPosting(false)} />}
        </>
      )}
    </div>
  );
}

/** Days taken are negative in the ledger, and as a number of days everywhere else. */
const shownValue = (figure: FigureName, value: number) =>
  (figure === 'taken' || figure === 'planned') && value !== 0 ? -value : value;

/** The day that was asked for; of another year its end, of one that has not begun its beginning. */
function dayIn(year: number, asked: Day, today: Day): Day {
  if (year === yearOf(asked)) return asked;
  if (year === yearOf(today)) return today;
  return year < yearOf(today) ? `${year}-12-31` : `${year}-01-01`;
}

const yearsFrom = (first: number, last: number) =>
  Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => last - i);
