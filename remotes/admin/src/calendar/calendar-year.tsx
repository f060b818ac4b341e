import type { CalendarDay, CompanyDayRow } from '@stundenbuch/domain/day/calendar/contract';
import { MONTHS } from '@stundenbuch/domain/time/format';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { formatShortDay, weekdayName } from '@stundenbuch/web/format';
import { EditLink } from '@stundenbuch/web/kit';
import { usePhone } from '@stundenbuch/web/theme';

interface Row extends CalendarDay {
  key: string;
  /** Of a day of the company's own. */
  id: number | null;
}

interface Props {
  year: number;
  days: readonly CalendarDay[];
  own: readonly CompanyDayRow[];
  place: number | null;
  mayChange: boolean;
}

const ORIGINS = { law: 'Gesetz', place: 'Ort', company: 'Betrieb' } as const;

const nameOf = ({ name, factor }: CalendarDay): string => {
  if (factor === 0.5) return `${name} (halber Tag)`;
  return factor === 1 ? `${name} (vor dem Einschalten)` : name;
};

const columns: Column<Row>[] = [
  { key: 'day', title: 'Datum', value: ({ day }) => day, kind: 'date', card: 'lead' },
  { key: 'weekday', title: 'Tag', value: ({ day }) => weekdayName(day), sortable: false },
  { key: 'name', title: 'Name', value: nameOf, card: 'title' },
  { key: 'origin', title: 'Herkunft', value: ({ origin }) => ORIGINS[origin] },
];

/** A table on the desk, on the phone a list of each month that has any. */
export function CalendarYear({ year, days, own, place, mayChange }: Props) {
  const isPhone = usePhone();
  const rows = days.map((day, at): Row => ({ ...day, key: `${day.day} ${at}`, id: idOf(day, own, place) }));
  const edit = ({ id, name }: Row) =>
    mayChange && id !== null && <EditLink to={`/company-day?id=${id}`} label={`${name} bearbeiten`} />;
  if (isPhone) return <Months rows={rows} edit={edit} />;
  return (
    <DataTable
      id="company-calendar"
      label={`Freie und halbe Tage ${year}`}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      pageSize={20}
      actions={mayChange ? edit : undefined}
    />
  );
}

function Months({ rows, edit }: { rows: readonly Row[]; edit: (row: Row) => React.ReactNode }) {
  return MONTHS.map((month, at) => {
    const ofMonth = rows.filter(({ day }) => Number(day.slice(5, 7)) === at + 1);
    if (ofMonth.length === 0) return null;
    return (
      <section key={month} className="sb-stack">
        <h2>{month}</h2>
        <ul className="sb-rows">
          {ofMonth.map((row) => (
            <li key={row.key}>
              <span>{formatShortDay(row.day)}</span>
              <span className="sb-grow">
                <strong>{nameOf(row)}</strong>
                <small>{ORIGINS[row.origin]}</small>
              </span>
              {edit(row)}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function idOf({ day, name, origin }: CalendarDay, own: readonly CompanyDayRow[], place: number | null) {
  if (origin !== 'company') return null;
  const row = own.find(
    (one) => one.day === day && one.name === name && (one.place_id === null || one.place_id === place),
  );
  return row?.id ?? null;
}
