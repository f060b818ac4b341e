import { allows } from '@stundenbuch/domain/access/access';
import { allowanceAccess } from '@stundenbuch/domain/accounts/allowances/access';
import { ALLOWANCE_UNIT_WORDS } from '@stundenbuch/domain/accounts/allowances/allowance-kinds';
import type { AllowanceMonth, BookedAllowance } from '@stundenbuch/domain/accounts/allowances/contract';
import { PLACED_WORDS } from '@stundenbuch/domain/accounts/allowances/messages';
import { BREAK_PLACES, sumsOfSurcharges } from '@stundenbuch/domain/accounts/allowances/surcharges';
import { officeParts } from '@stundenbuch/domain/day/office/access';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { lastOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { formatHours, formatNumber, formatShortDay } from '@stundenbuch/web/format';
import {
  Button,
  ButtonLink,
  Facts,
  IconButton,
  LoadFailure,
  PageHeader,
  Panel,
  Skeleton,
} from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayColumn } from '../shared/day-column.ts';
import { MonthPicker } from '../shared/month-picker.tsx';
import { useAllowanceMonthQuery } from './allowances.api.ts';

const AllowanceDialog = lazyPage(async () => (await import('./allowance-dialog.tsx')).AllowanceDialog);
const UnbookDialog = lazyPage(async () => (await import('./unbook-dialog.tsx')).UnbookDialog);

/** /allowances?user&month: what of a month is paid beside the hours; of another person for those who may read people. */
export function AllowancesPage() {
  const today = useToday();
  const { user, who } = useSession();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('user');
  const person = asked === null ? user?.id : Number(asked);
  const month = search.get('month') ?? monthOf(today);
  if (person === undefined) return <Skeleton lines={12} />;
  const isOwn = person === user?.id;
  const canBook = allows(isOwn ? allowanceAccess.book : officeParts.correct, who);
  return (
    <>
      <PageHeader
        title="Zuschläge und Zulagen"
        actions={
          allows(allowanceAccess.changeRules, who) && (
            <ButtonLink to="/surcharge-rules" icon="edit">
              Regeln und Arten
            </ButtonLink>
          )
        }
      />
      <MonthPicker
        month={month}
        since={undefined}
        today={today}
        onChoose={(chosen) =>
          setSearch({
            ...(asked !== null && { user: asked }),
            ...(chosen !== monthOf(today) && { month: chosen }),
          })
        }
      />
      <Month key={`${person} ${month}`} {...{ person, month, isOwn, canBook }} />
    </>
  );
}

interface Props {
  person: number;
  month: string;
  isOwn: boolean;
  canBook: boolean;
}

type Span = AllowanceMonth['days'][number]['spans'][number] & { day: string };

const spanColumns: Column<Span>[] = [
  dayColumn(),
  { key: 'source', title: 'Zuschlag', sortable: false, value: ({ source }) => source },
  { key: 'from', title: 'Beginn', sortable: false, value: ({ from }) => from },
  { key: 'to', title: 'Ende', sortable: false, value: ({ to }) => to },
  {
    key: 'minutes',
    title: 'Stunden',
    kind: 'hours',
    sortable: false,
    card: 'amount',
    value: ({ minutes }) => hoursOf(minutes),
  },
];

const bookedColumns: Column<BookedAllowance>[] = [
  dayColumn(),
  { key: 'name', title: 'Zulage', sortable: false, value: ({ name }) => name },
  {
    key: 'quantity',
    title: 'Menge',
    sortable: false,
    card: 'amount',
    value: ({ quantity }) => quantity,
    render: ({ quantity, unit }) => `${formatNumber(quantity)} ${ALLOWANCE_UNIT_WORDS[unit]}`,
  },
  { key: 'project', title: 'Projekt', sortable: false, value: ({ project_name }) => project_name },
  { key: 'text', title: 'Text', sortable: false, value: ({ text }) => text },
];

function Month({ person, month, isOwn, canBook }: Props) {
  const today = useToday();
  const { data, error, refetch } = useAllowanceMonthQuery({ user: person, month });
  const [isBooking, setIsBooking] = useState(false);
  const [dropping, setDropping] = useState<BookedAllowance | null>(null);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={10} />;
  const spans = data.days.flatMap(({ day, spans }) => spans.map((span) => ({ ...span, day })));
  const places = BREAK_PLACES.filter((place) => data.days.some(({ placed }) => placed === place));
  const last = lastOfMonth(`${month}-01`);
  return (
    <>
      <Panel title="Zuschläge">
        {spans.length > 0 && (
          <Facts
            facts={[...sumsOfSurcharges(data.days)].map(([source, minutes]) => [
              source,
              `${formatHours(hoursOf(minutes))} h`,
            ])}
          />
        )}
        <DataTable
          id="surcharge-days"
          label="Zuschläge"
          columns={spanColumns}
          rows={spans}
          rowKey={({ day, source, from }) => `${day} ${source} ${from}`}
          empty="In diesem Monat gibt es keine Arbeitszeit mit Zuschlag."
        />
        {places.map((place) => (
          <p key={place} className="sb-muted">
            {PLACED_WORDS[place]}
          </p>
        ))}
      </Panel>
      <Panel
        title="Zulagen"
        actions={
          canBook && (
            <Button icon="add" kind="primary" onClick={() => setIsBooking(true)}>
              Zulage erfassen
            </Button>
          )
        }
      >
        <DataTable
          id="allowances"
          label="Zulagen"
          columns={bookedColumns}
          rows={data.allowances}
          rowKey={({ id }) => id}
          step={canBook && <Button onClick={() => setIsBooking(true)}>Zulage erfassen</Button>}
          empty="In diesem Monat ist keine Zulage erfasst."
          {...(canBook && {
            actions: (row: BookedAllowance) => (
              <IconButton
                icon="delete"
                label={`${row.name} vom ${formatShortDay(row.day)} löschen`}
                onClick={() => setDropping(row)}
              />
            ),
          })}
        />
      </Panel>
      {isBooking && (
        <AllowanceDialog
          day={last < today ? last : today}
          person={isOwn ? null : person}
          onClose={() => setIsBooking(false)}
        />
      )}
      {dropping && (
        <UnbookDialog allowance={dropping} person={isOwn ? null : person} onClose={() => setDropping(null)} />
      )}
    </>
  );
}
