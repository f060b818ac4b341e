import { formatNumber } from '@stundenbuch/web/format';
import { Drawer, LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { LedgerTable } from '../account/ledger-table.tsx';
import { nameOf } from '../shared/names.ts';
import { useYearEndFigureQuery } from './year-end.api.ts';
import { type Choices, chosenLine, type Why, YEAR_END_TITLES } from './year-end-columns.tsx';

interface Props {
  year: number;
  why: Why;
  choices: Choices;
  onClose: () => void;
}

/** 'Warum diese Zahl?': a number of the preview as the postings that it is the sum of. */
export function YearEndWhy({ year, why: { person, figure }, choices, onClose }: Props) {
  const ticked = { expire: choices.expire.has(person.user), carry: choices.carry.has(person.user) };
  const { data, error, refetch } = useYearEndFigureQuery(
    { year, user: person.user, figure, ...ticked },
    { refetchOnMountOrArgChange: true },
  );
  const title = `${YEAR_END_TITLES[figure]} ${year}`;
  return (
    <Drawer sheet open label={title} onClose={onClose}>
      <div className="sb-stack">
        <h2>{title}</h2>
        <p className="sb-line">
          <strong className="sb-figure-value">
            {formatNumber(chosenLine(person, choices)[figure] ?? 0)}
          </strong>
          <span className="sb-muted">{`Tage, ${nameOf(person)}`}</span>
        </p>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton lines={8} />}
        {data && <LedgerTable postings={data.postings} mayReverse={false} />}
      </div>
    </Drawer>
  );
}
