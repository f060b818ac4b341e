import { DRAFT } from '@stundenbuch/domain/accounts/sheets/sheet-words';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { lastOfMonth } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import { BLOCKER_WORDS } from '@stundenbuch/domain/workflows/month/blockers';
import type { CloseResult, MonthOfPerson } from '@stundenbuch/domain/workflows/month/contract';
import { MONTH_STATE_WORDS } from '@stundenbuch/domain/workflows/month/states';
import { type Column, DataTable, useSelection } from '@stundenbuch/web/data';
import { formatHours, formatNumber, formatShortDay } from '@stundenbuch/web/format';
import { Button, IconButton, LoadFailure, Panel, SelectField, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { TeamPicker, useTeamChoice } from '@stundenbuch/web/teams';
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
  /** Not of a lead, who sees the figures. */
  seesPapers: boolean;
}

const nameOf = ({ first_name, name }: MonthOfPerson) => `${first_name} ${name}`;

const blockersWord = ({ stops }: MonthOfPerson): string =>
  stops
    .slice(0, 3)
    .map(({ day, kind }) => `${formatShortDay(day)} ${BLOCKER_WORDS[kind]}`)
    .concat(stops.length > 3 ? [`und ${stops.length - 3} weitere`] : [])
    .join(', ');

const differsWord = ({ account_differs }: MonthOfPerson): string =>
  account_differs === null
    ? ''
    : `Stundenkonto weicht um ${inSignedHours(account_differs)} vom Stundenzettel ab`;

type Figures = MonthOfPerson['figures'];
type Minutes = 'target' | 'worked' | 'balance';
type Days = 'vacation' | 'sick' | 'away';

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
  value: ({ figures }) => figures[key] ?? 0,
});

const MINUTES = [minutes('target', 'Soll'), minutes('worked', 'Ist'), minutes('balance', 'Saldo')];
const KINDS = [days('vacation', 'Urlaub'), days('sick', 'Krank')];
const AWAY = days('away', 'Abwesend');

/** What is about to be closed, so that nobody does it blindly. Whoever may not know of everybody why they are away learns how long. */
function figuresOf(rows: readonly MonthOfPerson[]): readonly Column<MonthOfPerson>[] {
  const isKnown = rows.some(({ figures }) => figures.away === undefined);
  const isVeiled = rows.some(({ figures }) => figures.away !== undefined);
  return [...MINUTES, ...(isKnown || !isVeiled ? KINDS : []), ...(isVeiled ? [AWAY] : [])];
}

function sumsOf(rows: readonly MonthOfPerson[]) {
  const sum = (key: keyof Figures) => rows.reduce((all, { figures }) => all + (figures[key] ?? 0), 0);
  return {
    name: 'Summe',
    target: formatHours(hoursOf(sum('target'))),
    worked: formatHours(hoursOf(sum('worked'))),
    balance: <AccountHours minutes={sum('balance')} />,
    vacation: formatNumber(sum('vacation')),
    sick: formatNumber(sum('sick')),
    away: formatNumber(sum('away')),
  };
}

const FILTERS = [
  { value: '', label: 'Alle' },
  ...Object.entries(MONTH_STATE_WORDS).map(([value, label]) => ({ value, label })),
];

/** Person by person: how far the month is and what stops it; many are closed at once. */
export function CompanyMonths({ month, suffix, canManage, seesPapers }: Props) {
  const { currentData, error, refetch } = useCompanyMonthsQuery(month);
  const [filter, setFilter] = useState('');
  const [asking, setAsking] = useState(false);
  const [reopening, setReopening] = useState<MonthOfPerson | null>(null);
  const [results, setResults] = useState<readonly CloseResult[]>([]);
  const filterId = useId();
  const pdf = useSheetPdf();
  const choice = useTeamChoice({ from: `${month}-01`, to: lastOfMonth(`${month}-01`) });
  const rows =
    currentData?.filter(({ state, user }) => (filter === '' || state === filter) && choice.has(user)) ?? [];
  const { selected, column, all, clear } = useSelection({ rows, keyOf: ({ user }) => user, nameOf });
  if (error && !currentData) return <LoadFailure error={error} onRetry={refetch} />;
  if (!currentData) return <Skeleton lines={8} />;
  const checks = currentData.some(({ may_check }) => may_check);
  const open = selected.filter(({ state }) => state !== 'closed');
  const reset = () => {
    setFilter('');
    choice.choose(null);
  };
  const papers = selected.length > 0 ? selected : rows;
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
        <TeamPicker choice={choice} />
        {rows.length > 0 && (
          <>
            {seesPapers && all}
            <div className="sb-form-actions">
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
              {seesPapers && (
                <SheetZip month={month} users={papers.map(({ user }) => user)} isAll={papers === rows} />
              )}
            </div>
          </>
        )}
      </div>
      <DataTable
        id="company-months"
        label={`Monatsabschluss ${monthName(month)}`}
        columns={[
          ...(seesPapers ? [column] : []),
          { key: 'name', title: 'Mitarbeiter', value: nameOf, card: 'title' },
          stateColumn(results),
          ...figuresOf(rows),
        ]}
        rows={rows}
        rowKey={({ user }) => user}
        pageSize={20}
        summary={sumsOf(rows)}
        {...((seesPapers || checks) && { to: ({ user }: MonthOfPerson) => `/month?user=${user}${suffix}` })}
        actions={(row) =>
          seesPapers && (
            <Actions {...{ row, month, pdf }} onReopen={canManage ? () => setReopening(row) : undefined} />
          )
        }
        onReset={rows.length < currentData.length ? reset : undefined}
        empty={
          rows.length < currentData.length
            ? 'Niemand entspricht dieser Auswahl.'
            : 'In diesem Monat war niemand beschäftigt.'
        }
      />
      {reopening && <ReopenForm month={reopening} onClose={() => setReopening(null)} />}
      {asking && (
        <CloseForm
          month={month}
          people={open}
          onClose={() => setAsking(false)}
          onResults={(answer) => {
            setResults(answer);
            clear();
            setAsking(false);
          }}
        />
      )}
    </Panel>
  );
}

/** How far it is, and why the server refused to close it, or else what keeps it open. */
const stateColumn = (results: readonly CloseResult[]): Column<MonthOfPerson> => ({
  key: 'state',
  title: 'Stand',
  value: stateWord,
  render: (row) => {
    const message = results.find(({ user }) => user === row.user)?.message;
    const more = message || blockersWord(row) || differsWord(row);
    return (
      <>
        <MonthStateTag month={row} isShort />
        {row.checked && <div className="sb-muted">geprüft von {row.checked.by}</div>}
        {more && <div className="sb-muted">{more}</div>}
      </>
    );
  },
});

interface ActionsProps {
  row: MonthOfPerson;
  month: string;
  pdf: ReturnType<typeof useSheetPdf>;
  onReopen: (() => void) | undefined;
}

function Actions({ row, month, pdf, onReopen }: ActionsProps) {
  return (
    <>
      {onReopen && row.state === 'closed' && (
        <Button kind="quiet" label={`Monat von ${nameOf(row)} wieder öffnen`} onClick={onReopen}>
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
  );
}
