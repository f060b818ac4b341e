import { useToday } from '@stundenbuch/web/clock';
import type { Sorting } from '@stundenbuch/web/data';
import { Button, LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { usePhone } from '@stundenbuch/web/theme';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOf, askedBy, type Definition, type Filters, readDefinition } from './definition.ts';
import { useReportQuery } from './report.api.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportEntriesDrawer } from './report-entries.tsx';
import { ReportFiles } from './report-files.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportTable } from './report-table.tsx';
import { SavedViews } from './saved-views.tsx';
import { usePivot } from './use-pivot.ts';
import './report.css';

/** /bericht: hours by what somebody chooses; all of the choice is the address. */
export function ReportPage() {
  const { who } = useSession();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const definition = useMemo(() => readDefinition(search, who ?? { flags: [] }, today), [search, who, today]);
  const { data, currentData, error, isFetching, refetch } = useReportQuery(askedBy(definition));
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [behind, setBehind] = useState<{ title: string; filters: Filters } | null>(null);
  // What is still on the screen was asked for otherwise: its keys would be read as others.
  const shown = currentData ?? (isFetching ? undefined : data);
  const isPhone = usePhone();
  const [isChoosing, setChoosing] = useState(false);
  const pivot = usePivot(shown, definition, sorting);

  function change(changes: Partial<Definition>) {
    setSearch(addressOf({ ...definition, ...changes }), { replace: true });
  }

  const isNarrowed = definition.team !== null || Object.keys(definition.filters).length > 0;
  return (
    <>
      <PageHeader title="Bericht" actions={<ReportFiles pivot={pivot} definition={definition} />} />
      <Panel>
        <div className="ts-report-filters ts-report-views">
          <SavedViews
            definition={addressOf(definition).toString()}
            onOpen={(saved) => setSearch(saved, { replace: true })}
          />
          {/* On the phone the result comes first. */}
          {isPhone && (
            <Button
              icon={isChoosing ? 'down' : 'next'}
              expanded={isChoosing}
              onClick={() => setChoosing(!isChoosing)}
            >
              Auswahl
            </Button>
          )}
        </div>
        {(isChoosing || !isPhone) && (
          <>
            <ReportForm definition={definition} onChange={change} />
            <ReportFilters definition={definition} onChange={(filters) => change({ filters })} />
          </>
        )}
      </Panel>
      {error && !currentData ? (
        <Panel>
          <LoadFailure error={error} onRetry={refetch} />
        </Panel>
      ) : !shown || !pivot ? (
        <Panel>
          <Skeleton lines={12} />
        </Panel>
      ) : (
        <>
          {definition.chart !== 'none' && pivot.lines.length > 0 && (
            <Panel>
              <ReportChart report={shown} definition={definition} />
            </Panel>
          )}
          <Panel>
            <ReportTable
              {...{ pivot, definition, sorting, onSort: setSorting, busy: isFetching }}
              onOpen={(title, filters) => setBehind({ title, filters })}
              {...(isNarrowed && { onReset: () => change({ filters: {}, team: null }) })}
              step={
                definition.period !== 'year' && (
                  <Button onClick={() => change({ period: 'year' })}>Ganzes Jahr zeigen</Button>
                )
              }
            />
            {shown.todays_job && (
              <p className="sb-muted">
                Beträge älterer Buchungen sind mit dem heutigen Arbeitsplatz gerechnet.
              </p>
            )}
          </Panel>
        </>
      )}
      {behind && <ReportEntriesDrawer {...definition} {...behind} onClose={() => setBehind(null)} />}
    </>
  );
}
