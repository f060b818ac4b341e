import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { useBookableProjectsQuery } from '../shared/timesheet.api.ts';
import { recentFirst } from './recent.ts';

const LOST = 'Die Projekte konnten nicht geladen werden. Bitte laden Sie die Seite neu.';
const NONE = 'Es gibt kein Projekt in Bearbeitung, auf das Sie buchen können.';

const labelOf = ({
  internal_id,
  project_name,
}: {
  internal_id: string | null;
  project_name: string | null;
}) => [internal_id, project_name].filter(Boolean).join(' · ');

/** The projects that can be booked, those of lately first, plus that of the current booking even if it is closed by now (AMB-69). */
export function useProjectOptions(entry: Entry | null, recent: readonly Entry[] = []) {
  const { data, isError, isLoading } = useBookableProjectsQuery();
  const listed = (data ?? []).map((project) => ({ value: project.id, label: labelOf(project) }));
  const options = recentFirst(listed, recent);
  if (entry && !options.some(({ value }) => value === entry.project)) {
    options.unshift({ value: entry.project, label: labelOf(entry) });
  }
  const hint = isError ? LOST : data && options.length === 0 ? NONE : undefined;
  const projectOf = (id: number | null) => data?.find((project) => project.id === id) ?? null;
  const placeholder = isLoading ? 'Wird geladen …' : undefined;
  /** Where the company says so: how much of the budget is used. */
  const budgetOf = (id: number | null) => {
    const budget = projectOf(id)?.budget;
    return budget ? `Vom Budget sind ${budget.percent} % verbraucht.` : undefined;
  };
  return {
    budgetOf,
    field: { options, ...(hint && { hint }), ...(placeholder && { placeholder }) },
    projectOf,
  };
}
