import type { DueNotice } from '@stundenbuch/domain/workflows/yearend/notice-contract';
import { formatDay } from '@stundenbuch/web/format';
import { Awaited, Button, LinkTileView, Panel } from '@stundenbuch/web/kit';
import { useDueNoticesQuery } from './year-end.api.ts';

const OCCASIONS: Record<DueNotice['occasion'], string> = {
  january: 'zu Jahresbeginn',
  september: 'zum 1. September',
  deadline: 'acht Wochen vor der Frist',
};

const people = (count: number) => (count === 1 ? 'Einem Mitarbeiter' : `${count} Mitarbeitern`);

/** Whom the law wants to be told now; nothing on most days. */
export function DueNotices({ onChoose }: { onChoose: (year: number) => void }) {
  const { data = [], isLoading } = useDueNoticesQuery();
  if (isLoading) return <Awaited />;
  if (data.length === 0) return null;
  return (
    <Panel title="Jetzt an Resturlaub erinnern">
      <ul className="sb-rows">
        {data.map(({ year, deadline, occasion, people: count }) => (
          <li key={`${year} ${deadline}`}>
            <span className="sb-grow">
              {people(count)} fehlt der Hinweis {OCCASIONS[occasion]}: Urlaub aus {year}, Frist{' '}
              {formatDay(deadline)}.
            </span>
            <Button label={`Urlaub aus ${year} ansehen`} onClick={() => onChoose(year)}>
              Ansehen
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** On the dashboard of an admin, while somebody should be told. */
export function DueNoticesTile() {
  const { data = [] } = useDueNoticesQuery();
  const count = data.reduce((sum, one) => sum + one.people, 0);
  if (count === 0) return null;
  return (
    <LinkTileView
      label="An Resturlaub erinnern"
      hint="Ohne Hinweis verfällt kein Urlaub"
      path="/vacation-closing"
      icon="calendar"
      count={count}
    />
  );
}
