import type { OpenMonths } from '@stundenbuch/domain/day/workday/open-days';
import { kindOf } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { nameOfEntry } from '@stundenbuch/domain/records/timesheet/entry-name';
import type { Day } from '@stundenbuch/domain/time/day';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { breakText, formatHours } from '@stundenbuch/web/format';
import { EditLink, Icon, IconButton } from '@stundenbuch/web/kit';
import { Link } from 'react-router-dom';
import { useDeletion } from '../entries/delete-entry.tsx';
import { FavouriteStar, useHasFavourites } from '../favourites/lazy.ts';
import { canBook, canRecord, DAY_PATHS, dayView, isOpenFor } from '../shared/day-view.ts';
import { useViewer } from './use-viewer.ts';

interface Props {
  day: ComparedDay;
  today: Day;
  months: OpenMonths | undefined;
}

/** Times and bookings with their forms; absences are in the head of the day. */
export function DayEntries({ day: { day, entries }, today, months }: Props) {
  const hasFavourites = useHasFavourites();
  const deletion = useDeletion();
  const viewer = useViewer(months);
  const view = dayView(day, entries);
  const recorded = entries.filter(({ project }) => kindOf(project) !== 'absence');
  const canChange = isOpenFor(viewer, day, today);
  const adds = [
    canRecord(view, viewer, today) && ([DAY_PATHS.record(day), 'Arbeitszeit erfassen'] as const),
    canBook(view, viewer, today) && ([DAY_PATHS.book(day), 'Projekt buchen'] as const),
  ].filter((add) => add !== false);
  return (
    <>
      {recorded.length > 0 && (
        <>
          <h3>Einträge</h3>
          <ul className="ts-day-entries">
            {recorded.map((entry) => (
              <li key={entry.id}>
                <span className="sb-grow sb-line">
                  <strong>{kindOf(entry.project) === 'work' ? 'Arbeitszeit' : entry.project_name}</strong>
                  <span className="sb-muted">{wordsOf(entry)}</span>
                </span>
                <span className="ts-amount">{formatHours(entry.hours)} h</span>
                <span className="sb-nowrap">
                  {hasFavourites && kindOf(entry.project) === 'project' && <FavouriteStar entry={entry} />}
                  {canChange && (
                    <>
                      <EditLink to={pathOf(entry)} label={`${nameOfEntry(entry)} bearbeiten`} />
                      <IconButton
                        icon="delete"
                        label={`${nameOfEntry(entry)} löschen`}
                        onClick={() => deletion.ask(entry)}
                      />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {adds.length > 0 && (
        <p className="sb-line ts-adds">
          {adds.map(([path, label]) => (
            <Link key={path} className="ts-add" to={path}>
              <Icon name="add" /> {label}
            </Link>
          ))}
        </p>
      )}
      {deletion.dialog}
    </>
  );
}

const wordsOf = (entry: Entry): string =>
  entry.start_time
    ? `${entry.start_time}–${entry.end_time}${entry.break ? `, ${breakText(entry.break)}` : ''}`
    : (entry.booking_text ?? '');

const pathOf = (entry: Entry): string =>
  kindOf(entry.project) === 'work' ? DAY_PATHS.work(entry) : DAY_PATHS.booking(entry);
