import type { SickCaseRecord } from '@stundenbuch/domain/records/sickcases/contract';
import { copiedList, payWord } from '@stundenbuch/domain/records/sickcases/list-text';
import { sickCaseTexts } from '@stundenbuch/domain/records/sickcases/messages';
import { addDays, type Day } from '@stundenbuch/domain/time/day';
import { formatDay } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { Button, LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { caseColumns, pathOf } from './case-columns.tsx';
import { useEndingCasesQuery, useSickCasesQuery } from './sick-cases.api.ts';

/** Near the end of six weeks the list says so. */
const NEAR_END = 14;

/** /sick-cases: certificates that are open, and who is sick or was until lately (SICK-03, SICK-04). */
export function SickCasesPage() {
  return (
    <>
      <PageHeader title="Krankmeldungen" />
      <OpenCertificates />
      <RecentCases />
      <Ending />
    </>
  );
}

function OpenCertificates() {
  const today = useToday();
  const alert = useAlert();
  const { data: cases, error, refetch } = useSickCasesQuery({ list: 'open' });

  async function copy(all: readonly SickCaseRecord[]) {
    try {
      await navigator.clipboard.writeText(copiedList(all));
      alert(sickCaseTexts.copied);
    } catch {
      alert(sickCaseTexts.copyFailed, 'danger');
    }
  }

  return (
    <Panel
      title="AU offen"
      actions={
        cases &&
        cases.length > 0 && (
          <Button icon="download" onClick={() => copy(cases)}>
            Als Text kopieren
          </Button>
        )
      }
    >
      <p>{sickCaseTexts.query}</p>
      {error && !cases && <LoadFailure error={error} onRetry={refetch} />}
      {!cases && !error && <Skeleton lines={3} />}
      {cases && (
        <DataTable
          id="open-certificates"
          label="AU offen"
          columns={caseColumns(today)}
          rows={cases}
          rowKey={pathOf}
          to={pathOf}
          empty="Zu keiner Krankheit fehlt ein Nachweis."
        />
      )}
    </Panel>
  );
}

const endColumn = (today: Day): Column<SickCaseRecord> => ({
  key: 'pay_ends',
  title: 'Sechs Wochen',
  value: ({ pay_ends }) => pay_ends,
  render: (one) => (isNearEnd(one, today) ? payWord(one) : ''),
  neededBy: (one) => isNearEnd(one, today),
  card: 'text',
});

const isNearEnd = ({ pay_ends, last }: SickCaseRecord, today: Day) =>
  pay_ends <= addDays(last > today ? last : today, NEAR_END);

function RecentCases() {
  const today = useToday();
  const { data: cases, error, refetch } = useSickCasesQuery({ list: 'recent' });
  return (
    <Panel title="Krank in den letzten vier Wochen">
      {error && !cases && <LoadFailure error={error} onRetry={refetch} />}
      {!cases && !error && <Skeleton lines={3} />}
      {cases && (
        <DataTable
          id="recent-cases"
          label="Krank in den letzten vier Wochen"
          columns={[...caseColumns(today), endColumn(today)]}
          rows={cases}
          rowKey={pathOf}
          to={pathOf}
          empty="Niemand war krank."
        />
      )}
    </Panel>
  );
}

/** What the company's own period deletes next; without one nothing is said. */
function Ending() {
  const { data } = useEndingCasesQuery();
  if (!data?.until) return null;
  return (
    <p role="note">
      {`Bis ${formatDay(data.until)} werden die Angaben zu ${data.cases === 1 ? 'einem Krankheitsfall' : `${data.cases} Krankheitsfällen`} nach der Löschfrist gelöscht.`}
    </p>
  );
}
