import { formatFullDay } from '../../time/format.ts';
import { nameWithPart } from '../entries/halves.ts';
import { kindOf, typeLabel } from '../entries/type-codes.ts';
import type { Entry } from './contract.ts';

type Named = Pick<Entry, 'project' | 'project_name' | 'day' | 'kind_name'>;

/** What a question before deleting is about: 'Arbeitszeit vom Mo, 16.11.2026', 'Urlaub vom … bis …'. */
export function nameOfEntry(entry: Named, last: Named = entry): string {
  const until = last.day === entry.day ? '' : ` bis ${formatFullDay(last.day)}`;
  return `${subjectOf(entry)} vom ${formatFullDay(entry.day)}${until}`;
}

function subjectOf({ project, project_name, kind_name }: Named): string {
  const kind = kindOf(project);
  if (kind === 'work') return 'Arbeitszeit';
  if (kind === 'absence') return kind_name ?? project_name ?? typeLabel(project) ?? 'Abwesenheit';
  return project_name ? `Buchung „${project_name}“` : 'Buchung';
}

/** What the screens call an absence: by the company's own kind, else by its type; 'Umzug (Vormittag)'. */
export function absenceName({
  project,
  project_name,
  kind_name,
  half,
  sick_from,
  away_minutes,
}: Pick<Entry, 'project' | 'half' | 'kind_name' | 'sick_from' | 'away_minutes'> & {
  project_name?: string | null;
}): string {
  return (
    nameWithPart(kind_name ?? project_name ?? typeLabel(project), { half, sick_from, away_minutes }) ?? ''
  );
}
