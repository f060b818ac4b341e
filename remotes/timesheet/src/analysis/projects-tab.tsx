import type { AnalysedProject } from '@stundenbuch/domain/accounts/analysis/contract';
import { marginOfProject } from '@stundenbuch/domain/accounts/analysis/order';
import { MARGIN_WORDS } from '@stundenbuch/domain/accounts/money/margin';
import { type Column, ExportButton } from '@stundenbuch/web/data';
import { LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { useAnalysedProjectsQuery, useAnalysisGroupsQuery } from './analysis.api.ts';
import { budgetSentence } from './budget-use.tsx';
import { MarginCard } from './margin-card.tsx';
import { MonthPanel } from './month-panel.tsx';
import { ProjectRows } from './project-rows.tsx';
import type { useShown } from './use-shown.ts';

const ID = 'analysis-projects';

/** Of the file: every figure by itself, with its cents. */
const columns: Column<AnalysedProject>[] = [
  { key: 'internal_id', title: 'Interne ID', value: ({ internal_id }) => internal_id },
  { key: 'project_name', title: 'Projekt', value: ({ project_name }) => project_name },
  { key: 'customer_name', title: 'Kunde', value: ({ customer_name }) => customer_name },
  { key: 'hours', title: 'Stunden', kind: 'hours', value: ({ hours }) => hours },
  { key: 'unpriced', title: 'Ohne Satz', kind: 'hours', value: ({ unpriced }) => unpriced },
  { key: 'budget', title: 'Budget', kind: 'number', value: ({ budget }) => budget?.amount },
  { key: 'percent', title: 'Verbraucht in %', kind: 'number', value: ({ budget }) => budget?.percent },
  { key: 'state', title: 'Stand', value: budgetSentence },
  { key: 'revenue', title: 'Erlös', kind: 'number', value: ({ revenue }) => revenue },
  { key: 'cost', title: 'Kosten', kind: 'number', value: ({ cost }) => cost },
  { key: 'margin', title: 'Marge', kind: 'number', value: (project) => marginOfProject(project)?.margin },
  {
    key: 'word',
    title: 'Urteil',
    value: (project) => {
      if (project.internal) return 'intern';
      const word = marginOfProject(project)?.word;
      return word ? MARGIN_WORDS[word] : '';
    },
  },
];

export function ProjectsTab({ period, project, today, show }: ReturnType<typeof useShown>) {
  const projects = useAnalysedProjectsQuery(period);
  const months = useAnalysisGroupsQuery({ ...period, by: 'month' });
  const error = projects.currentData ? months.error : projects.error;
  const rows = projects.currentData;
  if (error && !(rows && months.currentData))
    return <LoadFailure error={error} onRetry={() => [projects.refetch(), months.refetch()]} />;
  if (!rows || !months.currentData) return <Skeleton lines={14} />;
  const { total } = months.currentData;
  return (
    <>
      <MarginCard {...{ period, total }} projects={rows} onOpen={(id) => show({ project: id })} />
      <section className="sb-panel an-panel" aria-label="Projekte">
        <ProjectRows
          {...{ period, total }}
          projects={rows}
          open={project}
          onOpen={(id) => show({ project: id })}
        />
      </section>
      <div className="an-export">
        <ExportButton id={ID} columns={columns} rows={rows} />
      </div>
      <MonthPanel {...{ period, today }} months={months.currentData} />
    </>
  );
}
