import type { TeamPreview } from '@stundenbuch/domain/day/teams/contract';
import { formatDay, formatNumber } from '@stundenbuch/domain/time/format';
import { nameOf } from './team-rows.tsx';
import { type TeamChangeAsked, useTeamChangeQuery } from './teams.api.ts';

const names = (people: readonly string[]) => (people.length > 0 ? people.join(', ') : 'die Verwaltung');
const days = (count: number) => `${formatNumber(count)} ${count === 1 ? 'Tag' : 'Tage'}`;

/** Whom open requests would wait for after a change, once the form says enough of it (TEAM-13). */
export function TeamChangePreview({ asked }: { asked: TeamChangeAsked | null }) {
  const { currentData } = useTeamChangeQuery(asked as TeamChangeAsked, {
    skip: asked === null,
    refetchOnMountOrArgChange: true,
  });
  return <output aria-live="polite">{asked && currentData && <Shown preview={currentData} />}</output>;
}

function Shown({ preview: { count, requests } }: { preview: TeamPreview }) {
  if (count === 0) return <p>Betrifft keine offenen Anträge.</p>;
  return (
    <>
      <p>{count === 1 ? 'Betrifft 1 offenen Antrag:' : `Betrifft ${count} offene Anträge:`}</p>
      <ul className="sb-bullets">
        {requests.map((request) => (
          <li key={`${request.user} ${request.from}`}>
            {`${nameOf(request)}, ${days(request.days)} ab ${formatDay(request.from)}: bisher ${names(request.before)}, dann ${names(request.after)}`}
          </li>
        ))}
        {count > requests.length && <li>{`und ${count - requests.length} weitere`}</li>}
      </ul>
    </>
  );
}
