import type { PersonCases, SickCaseRecord } from '@stundenbuch/domain/records/sickcases/contract';
import { followWord, payWord, waitingWord } from '@stundenbuch/domain/records/sickcases/list-text';
import { isDay } from '@stundenbuch/domain/time/day';
import { formatMoment, formatNumber } from '@stundenbuch/domain/time/format';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { Button, EmptyState, Facts, LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { BeginDialog } from './begin-dialog.tsx';
import { CertificateTag, nameOf, pathOf, periodOf } from './case-columns.tsx';
import { CaseForm } from './case-form.tsx';
import { InsuranceForm } from './insurance-form.tsx';
import { usePersonCasesQuery } from './sick-cases.api.ts';

/** /sick-case?user&day: a case of a person, with all the others. */
export function SickCasePage() {
  const [search] = useSearchParams();
  const id = Number(search.get('user'));
  const isNamed = Number.isInteger(id) && id > 0;
  const { data: person, error, refetch } = usePersonCasesQuery(id, { skip: !isNamed });
  if (!isNamed) return <Navigate to="/sick-cases" replace />;
  if (error && !person) return <LoadFailure title="Krankheitsfall" error={error} onRetry={refetch} />;
  if (!person)
    return (
      <>
        <PageHeader title="Krankheitsfall" />
        <Skeleton lines={8} />
      </>
    );
  const day = search.get('day');
  const one = isDay(day)
    ? person.cases.find(({ first, last }) => first <= day && day <= last)
    : person.cases[0];
  return (
    <>
      <PageHeader title={`Krankheit von ${nameOf(person)}`}>{one && periodOf(one)}</PageHeader>
      {one ? (
        <OneCase key={`${one.first} ${one.version}`} one={one} person={person} />
      ) : (
        <EmptyState>An diesem Tag ist keine Krankheit eingetragen.</EmptyState>
      )}
      <Panel title="Versicherung">
        <InsuranceForm key={person.insurance} person={person} />
      </Panel>
      <AllCases person={person} />
    </>
  );
}

function OneCase({ one, person }: { one: SickCaseRecord; person: PersonCases }) {
  const today = useToday();
  const [changing, setChanging] = useState<'split' | 'joined' | null>(null);
  const hasBefore = person.cases.some(({ first }) => first < one.first);
  return (
    <>
      <Panel
        title={followWord(one)}
        actions={
          <>
            {one.days.length > 1 && <Button onClick={() => setChanging('split')}>Teilen</Button>}
            {hasBefore && <Button onClick={() => setChanging('joined')}>Mit dem vorherigen verbinden</Button>}
          </>
        }
      >
        <div className="sb-stack">
          <Facts
            facts={[
              ['Nachweis', <CertificateTag key="certificate" one={one} today={today} />],
              ['Krankheitstage', formatNumber(one.days.length)],
              ['Am ersten Tag noch gearbeitet', one.worked_first_day ? 'ja' : 'nein'],
            ]}
          />
          {(one.last >= today || one.pay_ends <= one.last) && <p>{payWord(one)}</p>}
          {one.waits_until && <p>{waitingWord(one.waits_until)}</p>}
        </div>
      </Panel>
      <Panel title="Angaben">
        <CaseForm one={one} />
        {one.changed_at && (
          <p className="sb-quiet">{`Zuletzt geändert am ${formatMoment(one.changed_at)}${one.changed_by ? ` von ${one.changed_by}` : ''}`}</p>
        )}
      </Panel>
      {changing && <BeginDialog one={one} kind={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

const columns = (today: string): Column<SickCaseRecord>[] => [
  { key: 'first', title: 'Von', kind: 'date', value: ({ first }) => first, card: 'title' },
  { key: 'last', title: 'Bis', kind: 'date', value: ({ last }) => last },
  { key: 'follow', title: 'Bescheinigung', value: followWord, card: 'plain' },
  {
    key: 'certificate',
    title: 'Nachweis',
    value: ({ certificate }) => certificate,
    render: (one) => <CertificateTag one={one} today={today} />,
  },
];

function AllCases({ person }: { person: PersonCases }) {
  const today = useToday();
  return (
    <Panel title="Alle Krankheitsfälle">
      <DataTable
        id="cases-of-person"
        label="Alle Krankheitsfälle"
        columns={columns(today)}
        rows={person.cases}
        rowKey={({ first }) => first}
        to={pathOf}
        empty="Es ist keine Krankheit eingetragen."
      />
    </Panel>
  );
}
