import { BLOCKER_WORDS } from '@stundenbuch/domain/workflows/month/blockers';
import type { MonthOfPerson } from '@stundenbuch/domain/workflows/month/contract';
import { formatFullDay } from '@stundenbuch/web/format';
import { Icon } from '@stundenbuch/web/kit';
import { Link } from 'react-router-dom';
import '../shared/lists.css';

interface Props {
  stops: MonthOfPerson['stops'];
  isOwn: boolean;
}

/** What is missing; each of one's own leads to where it can be fixed. */
export function BlockerList({ stops, isOwn }: Props) {
  return (
    <>
      <h3>Das fehlt noch</h3>
      <ul className="sb-rows ts-list">
        {stops.map(({ day, kind }) => {
          const line = (
            <>
              <strong>{formatFullDay(day)}</strong>
              <span>{BLOCKER_WORDS[kind]}</span>
              {isOwn && <Icon name="next" />}
            </>
          );
          const to = kind === 'absence' ? '/absence' : `/create-workingtime?date=${day}`;
          return <li key={`${day} ${kind}`}>{isOwn ? <Link to={to}>{line}</Link> : line}</li>;
        })}
      </ul>
    </>
  );
}
