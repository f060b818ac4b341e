import { NONE } from '@stundenbuch/domain/accounts/reports/fields';
import { STATEMENT, statementTitle } from '@stundenbuch/domain/accounts/reports/statement-words';
import { addDays, firstOfMonth, lastOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { isMonth, monthName } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { SearchSelect } from '@stundenbuch/web/data';
import {
  Button,
  CheckboxField,
  EmptyState,
  LoadFailure,
  PageHeader,
  Panel,
  Skeleton,
} from '@stundenbuch/web/kit';
import { useSearchParams } from 'react-router-dom';
import { MonthPicker } from '../shared/month-picker.tsx';
import { useReportQuery, useStatementPdfMutation, useStatementQuery } from './report.api.ts';
import { StatementFile, StatementPaper } from './statement-paper.tsx';
import { compareKeys, keyWords } from './words.ts';
import './report.css';

/** /leistungsnachweis?customer&month&people&amounts: what was done for a customer, to be signed. Proposed is the last month. */
export function StatementPage() {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month') ?? '';
  const month = isMonth(asked) ? asked : monthOf(addDays(firstOfMonth(today), -1));
  const customer = Number(search.get('customer')) || null;
  const choices = { people: search.has('people'), amounts: search.has('amounts') };
  const choose = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes))
      value === null ? next.delete(name) : next.set(name, value);
    setSearch(next, { replace: true });
  };
  const { data, currentData, error, refetch } = useStatementQuery(
    { customer: customer ?? 0, month },
    { skip: customer === null },
  );
  const shown = customer === null ? undefined : (currentData ?? (error ? undefined : data));
  const [load, { isLoading }] = useStatementPdfMutation();
  const alert = useAlert();

  async function openPdf(id: number, name: string): Promise<void> {
    const { error: failed } = await load({
      customer: id,
      month,
      ...choices,
      name: `${statementTitle(month)} ${name}.pdf`,
    });
    if (failed)
      alert(isFailure(failed) ? failed.message : 'Die Datei konnte nicht geladen werden.', 'danger');
  }

  return (
    <>
      <PageHeader
        title={STATEMENT}
        actions={
          <>
            {shown && <StatementFile read={shown} choices={choices} />}
            {shown && customer !== null && (
              <Button icon="download" busy={isLoading} onClick={() => void openPdf(customer, shown.customer)}>
                PDF
              </Button>
            )}
          </>
        }
      />
      <MonthPicker
        month={month}
        since={undefined}
        today={today}
        onChoose={(chosen) => choose({ month: chosen })}
      />
      <div className="ts-report-filters">
        <Customers month={month} customer={customer} onChoose={(id) => choose({ customer: id })} />
        <CheckboxField
          id="statement-people"
          name="people"
          label="Mit Mitarbeitern"
          value={choices.people}
          onChange={(isOn) => choose({ people: isOn ? '1' : null })}
        />
        <CheckboxField
          id="statement-amounts"
          name="amounts"
          label="Mit Beträgen"
          value={choices.amounts}
          onChange={(isOn) => choose({ amounts: isOn ? '1' : null })}
        />
      </div>
      <Panel>
        {customer === null && <EmptyState>Wählen Sie einen Kunden.</EmptyState>}
        {customer !== null && error && !shown && <LoadFailure error={error} onRetry={refetch} />}
        {customer !== null && !shown && !error && <Skeleton lines={12} />}
        {shown &&
          (shown.bookings.length === 0 ? (
            <EmptyState>
              Für {shown.customer} ist im {monthName(month)} nichts gebucht.
            </EmptyState>
          ) : (
            <StatementPaper read={shown} choices={choices} />
          ))}
      </Panel>
    </>
  );
}

interface CustomersProps {
  month: string;
  customer: number | null;
  onChoose: (customer: string) => void;
}

/** Those for whom something was booked in the month. */
function Customers({ month, customer, onChoose }: CustomersProps) {
  const first = `${month}-01`;
  const { data } = useReportQuery({
    ...{ from: first, to: lastOfMonth(first), of: 'bookings', rows: 'customer', measures: 'count' },
  });
  const words = keyWords(data?.names ?? []);
  const options = (data?.cells ?? [])
    .flatMap(({ keys }) => keys)
    .filter((key) => key !== NONE)
    .toSorted((a, b) => compareKeys(words, 'customer', a, b))
    .map((value) => ({ value, label: words('customer', value) }));
  return (
    <SearchSelect
      id="statement-customer"
      name="customer"
      label="Kunde"
      value={options.some(({ value }) => value === String(customer)) ? String(customer) : null}
      options={options}
      onChange={onChoose}
    />
  );
}
