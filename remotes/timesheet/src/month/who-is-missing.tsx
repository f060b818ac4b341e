import { allows } from '@stundenbuch/domain/access/access';
import { officePages } from '@stundenbuch/domain/day/office/access';
import { type Day, monthOf } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import type { MonthOfPerson } from '@stundenbuch/domain/workflows/month/contract';
import { useToday } from '@stundenbuch/web/clock';
import { formatShortDay } from '@stundenbuch/web/format';
import { EmptyLine, ErrorState, Icon, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import type { Fault } from '../missing/faults.ts';
import { useCompanyFaults, useFaultPeriod } from '../missing/use-faults.ts';
import { LastMonth } from '../shared/last-month.tsx';
import { personWeek } from '../shared/person-paths.ts';
import { useCompanyMonthsQuery } from './month.api.ts';
import '../shared/lists.css';

/** A card names so many. */
const MOST = 6;
const MOST_DAYS = 3;

interface Person {
  user: number;
  name: string;
  missing: readonly Day[];
  faults: readonly Fault[];
}

/** On the dashboard of who closes months: who of the running one lacks days or has errors in them, and the way there. */
export function WhoIsMissing() {
  const today = useToday();
  const month = monthOf(today);
  const months = useCompanyMonthsQuery(month);
  const { loads, faults } = useCompanyFaults();
  const failed = [months, ...loads].filter(({ data, isError }) => isError && data === undefined);
  const isLoaded = [months, ...loads].every(({ data }) => data !== undefined);
  const since = useFaultPeriod();
  const title = since ? `Fehler ${since}` : monthName(month);
  const people = peopleOf(months.data ?? [], faults, today);
  const retry = () => {
    for (const { refetch } of failed) refetch();
  };
  return (
    <section className="ts-who-is-missing" aria-label={title}>
      <header className="sb-line">
        <h3 className="sb-grow">{title}</h3>
        {isLoaded && people.length > 0 && (
          <span className="sb-muted">
            {people.length === 1 ? '1 Person mit Fehlern' : `${people.length} Personen mit Fehlern`}
          </span>
        )}
      </header>
      <LastMonth kind="faults" />
      {failed.length > 0 && <ErrorState message="Die Fehler konnten nicht geladen werden." onRetry={retry} />}
      {failed.length === 0 && !isLoaded && <Skeleton lines={3} />}
      {isLoaded && people.length === 0 && (
        <EmptyLine icon="done">Bis gestern fehlt niemandem etwas.</EmptyLine>
      )}
      {isLoaded && (
        <ul className="sb-rows ts-list">
          {people.slice(0, MOST).map((person) => (
            <PersonRow key={person.user} person={person} month={month} />
          ))}
        </ul>
      )}
      {people.length > MOST && (
        <Link
          className="sb-touch"
          to={`/month?month=${month}`}
        >{`Alle ${people.length} im Monatsabschluss`}</Link>
      )}
    </section>
  );
}

/** Days that are missing are entered from the month of the person, others are looked at in their week. */
function PersonRow({ person, month }: { person: Person; month: string }) {
  const { who } = useSession();
  const { user, name, missing, faults } = person;
  const [first] = faults;
  const email = first?.person?.email ?? '';
  const path =
    missing.length > 0 || !first
      ? `/month?user=${user}&month=${month}`
      : allows(officePages['/person-week'], who)
        ? personWeek(email, first.day)
        : `/worker-details?user=${encodeURIComponent(email)}`;
  const days = [...new Set([...missing, ...faults.map(({ day }) => day)])].toSorted();
  const more = days.length > MOST_DAYS ? ` und ${days.length - MOST_DAYS} weitere` : '';
  return (
    <li>
      <Link to={path}>
        <strong>{name}</strong>
        <span>
          {wordsOf(person)}
          <small>{`${days.slice(0, MOST_DAYS).map(formatShortDay).join(', ')}${more}`}</small>
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}

export const missingWord = (days: number): string => (days === 1 ? '1 Tag fehlt' : `${days} Tage fehlen`);

const wordsOf = ({ missing, faults }: Person): string =>
  [
    missing.length > 0 && missingWord(missing.length),
    faults.length > 0 && (faults.length === 1 ? '1 Tag mit Fehlern' : `${faults.length} Tage mit Fehlern`),
  ]
    .filter(Boolean)
    .join(', ');

/** Who lacks most comes first. What is still to come is not missing. */
function peopleOf(months: readonly MonthOfPerson[], faults: readonly Fault[], today: Day): Person[] {
  const people = new Map<number, Person>();
  for (const { user, first_name, name, stops } of months) {
    const missing = stops.filter(({ kind, day }) => kind !== 'absence' && day < today).map(({ day }) => day);
    people.set(user, { user, name: `${first_name} ${name}`, missing, faults: [] });
  }
  for (const [user, own] of Map.groupBy(faults, ({ person }) => person?.user ?? 0)) {
    const name = own[0]?.person?.name ?? '';
    people.set(user, { user, name, missing: people.get(user)?.missing ?? [], faults: own });
  }
  return [...people.values()]
    .filter(({ missing, faults }) => missing.length + faults.length > 0)
    .toSorted((a, b) => b.missing.length + b.faults.length - (a.missing.length + a.faults.length));
}
