import { type Half, nameWithPart } from '@stundenbuch/domain/records/entries/halves';
import { AWAY, TYPE, typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import { type Day, weekday } from '@stundenbuch/domain/time/day';
import { isoWeek, mondayOf } from '@stundenbuch/domain/time/week';
import type { ContextGroup } from '@stundenbuch/domain/workflows/decisions/contract';
import { formatDayMonth, formatFullDay, formatNumber } from '@stundenbuch/web/format';
import { Icon, IconButton } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { letterOf } from '../calendar/calendar-words.ts';
import { nameOf } from '../shared/names.ts';
import type { Card, Overview } from './cards.ts';

const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

interface Cell {
  project: number;
  kind?: string | null | undefined;
  half?: Half | undefined;
  away_minutes?: number | null | undefined;
  open: boolean;
  asked?: boolean;
}

interface Props {
  card: Card;
  overview: Overview & { team: ContextGroup };
}

/** Who is there in the weeks of a request, one after the other. */
export function TeamWeek({ card, overview: { team } }: Props) {
  const weeks = [...new Set(card.days.map(({ day }) => mondayOf(day)))].filter((monday) =>
    team.days.some(({ day }) => day === monday),
  );
  const [at, setAt] = useState(0);
  const monday = weeks[Math.min(at, weeks.length - 1)];
  if (!monday) return null;
  const week = team.days.filter(({ day }) => mondayOf(day) === monday);
  // A weekend is shown where somebody is expected on it.
  const days = week.filter(({ day, present }) => weekday(day) <= 5 || present !== null);
  const minimum = Math.max(...days.map((day) => day.minimum ?? 0));
  const rows = rowsOf(card, team);
  return (
    <section aria-label={`${team.name}, Kalenderwoche ${isoWeek(monday)}`}>
      <header className="ab-week-head">
        <h3>{team.name}</h3>
        <small>
          KW {isoWeek(monday)}, {formatDayMonth(monday)} –{' '}
          {formatFullDay(days.at(-1)?.day ?? monday).slice(4)}
        </small>
        {weeks.length > 1 && (
          <span className="sb-nowrap">
            <IconButton
              icon="previous"
              label="Woche davor"
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            />
            <IconButton
              icon="next"
              label="Woche danach"
              disabled={at >= weeks.length - 1}
              onClick={() => setAt(at + 1)}
            />
          </span>
        )}
      </header>
      <table className="ab-presence">
        <thead>
          <tr>
            <td />
            {days.map(({ day }) => (
              <th key={day} scope="col">
                {WEEKDAYS[weekday(day) - 1]}
                <small>{formatDayMonth(day)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ user, name, own, cells }) => (
            <tr key={user}>
              <th scope="row">{own ? <strong>{name}</strong> : name}</th>
              {days.map(({ day, special, present }) => (
                <td key={day}>
                  <DayCell cells={cells.get(day) ?? []} special={special} isFree={present === null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <strong>da</strong>
              {minimum > 0 && <span className="sb-muted"> / mind. {minimum}</span>}
            </th>
            {days.map(({ day, present, minimum: least }) => (
              <td key={day}>
                <Present present={present} minimum={least} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {team.more > 0 && <p className="sb-muted">und {team.more} weitere, die an einem dieser Tage fehlen</p>}
    </section>
  );
}

function rowsOf(card: Card, team: ContextGroup) {
  const [first] = card.days;
  const asked = new Map<Day, Cell[]>();
  for (const { day, project, kind_name: kind, half = null, away_minutes } of card.days)
    asked.set(day, [
      ...(asked.get(day) ?? []),
      { project, kind, half, away_minutes, open: true, asked: true },
    ]);
  const people = team.people ?? [];
  const others = people
    .filter(({ user }) => user !== first.user)
    .map((person) => ({ user: person.user, name: nameOf(person), own: false, cells: byDay(person.away) }));
  const own = byDay(people.find(({ user }) => user === first.user)?.away ?? []);
  return [
    { user: first.user, name: nameOf(first), own: true, cells: new Map([...own, ...asked]) },
    ...others,
  ];
}

function byDay(away: NonNullable<ContextGroup['people']>[number]['away']): Map<Day, Cell[]> {
  return Map.groupBy(away, ({ day }) => day);
}

/** Of somebody who may not know why: the same word and look for every kind. */
const wordOf = ({ project, kind, open, asked, ...part }: Cell): string => {
  const word = nameWithPart(kind ?? (project === TYPE.other ? AWAY : typeLabel(project)), part) ?? '';
  return asked ? `${word}, dieser Antrag` : open ? `${word}, beantragt` : word;
};

function DayCell({
  cells,
  special,
  isFree,
}: {
  cells: readonly Cell[];
  special: string | null;
  isFree: boolean;
}) {
  const [cell] = cells;
  if (!cell) {
    if (!special) return <span className="ab-there" title="da" />;
    return (
      <span className="ab-special" title={special}>
        <span aria-hidden="true">{isFree ? 'F' : '½'}</span>
        <span className="sb-hidden">{special}</span>
      </span>
    );
  }
  const letter = cell.project === TYPE.other ? 'A' : letterOf(cell.project);
  const words = cells.map(wordOf).join(' und ');
  const look = cell.asked ? 'ab-asked' : cell.open ? 'ab-requested' : 'ab-approved';
  return (
    <span
      className={`ab-bar ${look}${cells.length === 1 && cell.half ? ` ab-${cell.half}-half` : ''}`}
      title={words}
    >
      <span aria-hidden="true">
        {letter}
        {cell.open && '?'}
      </span>
      <span className="sb-hidden">{words}</span>
    </span>
  );
}

/** Below the minimum framed and with a triangle, else with a tick; a colour never stands alone. */
function Present({ present, minimum }: { present: number | null; minimum: number | null }) {
  if (present === null) return <span className="sb-muted">–</span>;
  if (minimum === null) return <span>{formatNumber(present)}</span>;
  const isShort = present < minimum;
  return (
    <span className={isShort ? 'ab-short' : 'sb-good'}>
      <Icon name={isShort ? 'warning' : 'check'} /> {formatNumber(present)}
      <span className="sb-hidden">{isShort ? `, mindestens ${minimum}` : ''}</span>
    </span>
  );
}
