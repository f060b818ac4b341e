import { DRAFT } from '@stundenbuch/domain/accounts/sheets/sheet-words';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { monthName } from '@stundenbuch/domain/time/format';
import type { CloseResult, MonthOfPerson } from '@stundenbuch/domain/workflows/month/contract';
import { MONTH_STATE_WORDS } from '@stundenbuch/domain/workflows/month/states';
import { STOP_WORDS } from '@stundenbuch/domain/workflows/month/stops';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { formatHours, formatNumber, formatShortDay } from '@stundenbuch/web/format';
import {
  Button,
  Checkbox,
  CheckboxField,
  IconButton,
  LoadFailure,
  Panel,
  SelectField,
  Skeleton,
} from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useId, useState } from 'react';
import { AccountHours, inSignedHours } from '../shared/account-hours.tsx';
import { SheetZip } from '../sheets/sheet-zip.tsx';
import { useSheetPdf } from '../sheets/use-sheet-pdf.ts';
import { useCompanyMonthsQuery } from './month.api.ts';
import { MonthStateTag, stateWord } from './month-state.tsx';

const ReopenForm = lazyPage(async () => (await import('./reopen-form.tsx')).ReopenForm);
const CloseForm = lazyPage(async () => (await import('./close-form.tsx')).CloseForm);

interface Props {
  month: string;
  /** Of the addresses of people. */
  suffix: string;
  canManage: boolean;
}

const nameOf = ({ first_name, name }: MonthOfPerson) => `${first_name} ${name}`;

const stopsWord = ({ stops }: MonthOfPerson): string =>
  stops
    .slice(0, 3)
    .map(({ day, kind }) => `${formatShortDay(day)} ${STOP_WORDS[kind]}`)
    .concat(stops.length > 3 ? [`und ${stops.length - 3} weitere`] : [])
    .join(', ');

const differsWord = ({ account_differs }: MonthOfPerson): string =>
  account_differs === null
    ? ''
    : `Stundenkonto weicht um ${inSignedHours(account_differs)} vom Stundenzettel ab`;

type Figures = MonthOfPerson['figures'];
type Minutes = 'target' | 'worked' | 'balance';
type Days = 'vacation' | 'sick';

const minutes = (key: Minutes, title: string): Column<MonthOfPerson> => ({
  key,
  title,
  kind: 'hours',
  value: ({ figures }) => (figures[key] === null ? null : hoursOf(figures[key])),
  ...(key === 'balance' && {
    render: ({ figures }) => (figures.balance === null ? '–' : <AccountHours minutes={figures.balance} />),
    card: 'amount' as const,
  }),
});

const days = (key: Days, title: string): Column<MonthOfPerson> => ({
  key,
  title,
  kind: 'number',
  value: ({ figures }) => figures[key],
});

/** What is about to be closed, so that nobody does it blindly. */
const FIGURES: readonly Column<MonthOfPerson>[] = [
  minutes('target', 'Soll'),
  minutes('worked', 'Ist'),
  minutes('balance', 'Saldo'),
  days('vacation', 'Urlaub'),
  days('sick', 'Krank'),
];

function sumsOf(rows: readonly MonthOfPerson[]) {
  const sum = (key: keyof Figures) => rows.reduce((all, { figures }) => all + (figures[key] ?? 0), 0);
  return {
    name: 'Summe',
    target: formatHours(hoursOf(sum('target'))),
    worked: formatHours(hoursOf(sum('worked'))),
    balance: <AccountHours minutes={sum('balance')} />,
    vacation: formatNumber(sum('vacation')),
    sick: formatNumber(sum('sick')),
  };
}

const FILTERS = [
  { value: '', label: 'Alle' },
  ...Object.entries(MONTH_STATE_WORDS).map(([value, label]) => ({ value, label })),
];

/** Person by person: how far the month is and what stops it; many are closed at once. */
export function CompanyMonths({ month, suffix, canManage }: Props) {
  const { currentData, error, refetch } = useCompanyMonthsQuery(month);
  const [filter, setFilter] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState(false);
  const [reopening, setReopening] = useState<MonthOfPerson | null>(null);
  const [results, setResults] = useState<readonly CloseResult[]>([]);
  const [filterId, allId] = [useId(), useId()];
  const pdf = useSheetPdf();
  if (error && !currentData) return <LoadFailure error={error} onRetry={refetch} />;
  if (!currentData) return <Skeleton lines={8} />;
  const rows = currentData.filter(({ state }) => filter === '' || state === filter);
  const selected = rows.filter(({ user }) => chosen.has(user));
  const open = selected.filter(({ state }) => state !== 'closed');
  const papers = selected.length > 0 ? selected : rows;
  const choose = (user: number, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, user] : [...chosen].filter((other) => other !== user)));
  const messageOf = (user: number) => results.find((one) => one.user === user)?.message ?? '';
  const selection: Column<MonthOfPerson> = {
    key: 'chosen',
    title: 'Auswahl',
    hidesTitle: true,
    sortable: false,
    card: 'lead',
    value: () => null,
    render: (row) => (
      <Checkbox
        aria-label={`${nameOf(row)} auswählen`}
        checked={chosen.has(row.user)}
        onChange={(event) => choose(row.user, event.target.checked)}
      />
    ),
  };
  const columns: Column<MonthOfPerson>[] = [
    selection,
    { key: 'name', title: 'Mitarbeiter', value: nameOf, card: 'title' },
    {
      key: 'state',
      title: 'Stand',
      value: stateWord,
      render: (row) => {
        const more = messageOf(row.user) || stopsWord(row) || differsWord(row);
        return (
          <>
            <MonthStateTag month={row} isShort />
            {more && <div className="sb-muted">{more}</div>}
          </>
        );
      },
    },
    ...FIGURES,
  ];
  return (
    <Panel title={monthName(month)}>
      <div className="sb-filters">
        <SelectField
          id={filterId}
          name="state"
          label="Stand"
          value={filter}
          options={FILTERS}
          onChange={setFilter}
        />
        {rows.length > 0 && (
          <>
            <CheckboxField
              id={allId}
              name="all"
              label={`Alle auswählen (${selected.length} von ${rows.length} ausgewählt)`}
              value={selected.length === rows.length}
              onChange={(all) => setChosen(new Set(all ? rows.map(({ user }) => user) : []))}
            />
            {canManage && (
              <Button
                kind="primary"
                icon="check"
                disabled={open.length === 0}
                onClick={() => setAsking(true)}
              >
                Abschließen
              </Button>
            )}
            <SheetZip month={month} users={papers.map(({ user }) => user)} isAll={papers === rows} />
          </>
        )}
      </div>
      <DataTable
        id="company-months"
        label={`Monatsabschluss ${monthName(month)}`}
        columns={columns}
        rows={rows}
        rowKey={({ user }) => user}
        pageSize={20}
        summary={sumsOf(rows)}
        to={({ user }) => `/month?user=${user}${suffix}`}
        actions={(row) => (
          <>
            {canManage && row.state === 'closed' && (
              <Button
                kind="quiet"
                label={`Monat von ${nameOf(row)} wieder öffnen`}
                onClick={() => setReopening(row)}
              >
                Wieder öffnen
              </Button>
            )}
            <IconButton
              icon="download"
              label={`${row.state === 'closed' ? 'Stundenzettel' : DRAFT} von ${nameOf(row)} (PDF)`}
              disabled={pdf.isLoading}
              onClick={() => pdf.open(row, month)}
            />
          </>
        )}
        empty={filter ? 'Niemand hat diesen Stand.' : 'In diesem Monat war niemand beschäftigt.'}
      />
      {reopening && <ReopenForm month={reopening} onClose={() => setReopening(null)} />}
      {asking && (
        <CloseForm
          month={month}
          people={open}
          onClose={() => setAsking(false)}
          onResults={(answer) => {
            setResults(answer);
            setChosen(new Set());
            setAsking(false);
          }}
        />
      )}
    </Panel>
  );
}
