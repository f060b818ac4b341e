import type { PayrollPreview } from '@stundenbuch/domain/accounts/payroll/contract';
import { payrollTexts } from '@stundenbuch/domain/accounts/payroll/messages';
import { countsBeside, UNIT_WORDS } from '@stundenbuch/domain/accounts/payroll/sources';
import { monthName } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { formatDifference, formatHours, formatPercents, formatShortDay } from '@stundenbuch/web/format';
import { Button, Checkbox, EmptyLine, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useMakePayrollMutation, usePayrollPreviewQuery } from './payroll.api.ts';
import { ToMonth } from './to-month.tsx';
import './payroll.css';

interface Props {
  month: string;
  excluded: readonly number[];
  canManage: boolean;
  onExclude: (excluded: readonly number[]) => void;
}

type Line = PayrollPreview['lines'][number];
type Problem = PayrollPreview['problems'][number];

const nameOf = ({ first_name, name }: Pick<Line, 'first_name' | 'name'>) => `${first_name} ${name}`;

/** What would be in the file, and what keeps it from being made. */
export function PayrollMonth({ month, excluded, canManage, onExclude }: Props) {
  const asked = { month, excluded: [...excluded] };
  const { data, error, refetch, isFetching } = usePayrollPreviewQuery(asked);
  const [make, { isLoading }] = useMakePayrollMutation();
  const alert = useAlert();
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={10} />;
  const isReady =
    data.missing === null && data.lines.length > 0 && data.problems.every((problem) => problem.excluded);
  async function start(): Promise<void> {
    const answer = await make(asked);
    if (answer.error) alert(isFailure(answer.error) ? answer.error.message : payrollTexts.failed, 'danger');
    else alert(payrollTexts.made);
  }
  return (
    <>
      <Problems {...{ data, excluded, canManage, onExclude }} />
      <Panel
        title={monthName(month)}
        actions={
          canManage && (
            <Button kind="primary" busy={isLoading} disabled={!isReady || isFetching} onClick={start}>
              Datei erstellen
            </Button>
          )
        }
      >
        <Lines lines={data.lines} month={month} />
        {data.unmapped.length > 0 && <Unmapped data={data} />}
      </Panel>
      {data.files.map(({ name, text, bytes }) => (
        <Panel key={name} title={`${name}, ${bytes} Byte`}>
          <textarea
            className="sb-input ts-payroll-file"
            aria-label={`Inhalt von ${name}`}
            readOnly
            rows={Math.min(16, text.split('\n').length)}
            wrap="off"
            value={text}
          />
          {data.replaced.length > 0 && (
            <p>
              Ersetzt, weil es die Buchstaben dort nicht gibt:{' '}
              {data.replaced.map(({ letter, by }) => `${letter} durch ${by}`).join(', ')}.
            </p>
          )}
        </Panel>
      ))}
    </>
  );
}

function Problems({ data, excluded, canManage, onExclude }: Omit<Props, 'month'> & { data: PayrollPreview }) {
  const { missing, problems } = data;
  if (missing === null && problems.length === 0) return null;
  const toggle = ({ user }: Problem, isOut: boolean) =>
    onExclude(isOut ? [...excluded, user] : excluded.filter((one) => one !== user));
  const columns: Column<Problem>[] = [
    { key: 'name', title: 'Mitarbeiter', value: nameOf, card: 'title' },
    { key: 'text', title: 'Was fehlt', value: ({ text }) => text },
    {
      key: 'excluded',
      title: 'Ausnehmen',
      value: (problem) => (problem.excluded ? 'ja' : 'nein'),
      render: (problem) => (
        <Checkbox
          checked={problem.excluded}
          disabled={!canManage}
          aria-label={`${nameOf(problem)} ausnehmen`}
          onChange={(event) => toggle(problem, event.target.checked)}
        />
      ),
    },
  ];
  return (
    <Panel title="Zuerst zu klären">
      {missing !== null && <EmptyLine icon="warning">{missing}</EmptyLine>}
      {problems.length > 0 && (
        <DataTable
          id="payroll-problems"
          label="Zuerst zu klären"
          columns={columns}
          rows={problems}
          rowKey={({ user, kind }) => `${user} ${kind}`}
          to={({ user, kind }) =>
            kind === 'open' ? `/month?user=${user}&month=${data.month}` : '/myworkers'
          }
          pageSize={20}
          empty=""
        />
      )}
    </Panel>
  );
}

const quantityOf = ({ quantity }: Line) => formatDifference(quantity);

function originOf({ origin, days }: Line, month: string): string {
  const of = origin === month ? [] : [monthName(origin)];
  return [...of, ...days.map(formatShortDay)].join(', ');
}

function Lines({ lines, month }: { lines: readonly Line[]; month: string }) {
  const columns: Column<Line>[] = [
    { key: 'number', title: 'Nr.', value: ({ personnel_number }) => personnel_number ?? '' },
    { key: 'name', title: 'Mitarbeiter', value: nameOf, card: 'title' },
    {
      key: 'source',
      title: 'Quelle',
      value: ({ label }) => label,
      render: ({ label }) => formatPercents(label),
    },
    { key: 'wage_type', title: 'Lohnart', kind: 'number', value: ({ wage_type }) => wage_type },
    {
      key: 'quantity',
      title: 'Menge',
      // Hours, days and pieces: the unit stands beside it.
      kind: 'number',
      value: ({ quantity }) => quantity,
      render: quantityOf,
      card: 'amount',
    },
    { key: 'unit', title: 'Einheit', value: ({ unit }) => UNIT_WORDS[unit] },
    { key: 'origin', title: 'Differenz aus', value: (line) => originOf(line, month) },
  ];
  const summed = lines.filter(({ source }) => !countsBeside(source));
  const sum = (unit: Line['unit']) =>
    formatDifference(
      summed.filter((line) => line.unit === unit).reduce((all, { quantity }) => all + quantity, 0),
    );
  return (
    <DataTable
      id="payroll-lines"
      label="Zeilen der Datei"
      columns={columns}
      rows={lines}
      rowKey={({ user, origin, source, unit }) => `${user} ${origin} ${source} ${unit}`}
      pageSize={20}
      summary={{
        name: summed.length === lines.length ? 'Summe' : 'Summe ohne Zuschläge und Zulagen',
        quantity: `${sum('hours')} h, ${sum('days')} Tage`,
      }}
      step={<ToMonth month={month} />}
      empty="Nichts zu übergeben: Der Monat ist nicht abgeschlossen, nicht zugeordnet oder bereits übergeben."
    />
  );
}

function Unmapped({ data }: { data: PayrollPreview }) {
  return (
    <div className="sb-stack ts-payroll-unmapped">
      <h3>Ohne Lohnart, in keiner Datei</h3>
      <ul className="sb-bullets">
        {data.unmapped.map(({ source, label, hours, days, count }) => (
          <li key={source}>
            {label}: {hours !== 0 && `${formatHours(hours)} h`}
            {hours !== 0 && days !== 0 && ', '}
            {days !== 0 && `${formatHours(days)} Tage`}
            {count !== 0 && formatHours(count)}
          </li>
        ))}
      </ul>
    </div>
  );
}
