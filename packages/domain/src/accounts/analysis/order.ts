import { type Margin, marginOf } from '../money/margin.ts';
import type { AnalysedProject } from './contract.ts';

/** What a project brought minus what it cost; null where nobody knows what it cost. */
export const marginOfProject = ({ revenue, cost, internal }: AnalysedProject): Margin | null =>
  internal || cost === null ? null : marginOf(revenue, cost);

const isOver = ({ budget }: AnalysedProject): boolean => budget?.state === 'exceeded';

/** Over budget first, then what lost money, then whose budget ends, then by what is used of it. */
function rankOf(project: AnalysedProject): number {
  if (isOver(project)) return 0;
  if (marginOfProject(project)?.word === 'loss') return 1;
  if (project.budget?.reached_on) return 2;
  return project.budget ? 3 : 4;
}

const usedOf = ({ budget }: AnalysedProject) => budget?.percent ?? 0;
const endOf = ({ budget }: AnalysedProject) => budget?.reached_on ?? '';
const worst = (project: AnalysedProject) => marginOfProject(project)?.margin ?? Number.POSITIVE_INFINITY;

export function byUrgency(one: AnalysedProject, other: AnalysedProject): number {
  return (
    rankOf(one) - rankOf(other) ||
    (rankOf(one) === 2 ? endOf(one).localeCompare(endOf(other)) : usedOf(other) - usedOf(one)) ||
    worst(one) - worst(other) ||
    one.project_name.localeCompare(other.project_name, 'de')
  );
}

export const QUESTIONS = ['loss', 'over', 'tight', 'ending'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The projects that need an answer, each under the worst that is to be said of it. */
export function questionsOf(projects: readonly AnalysedProject[]): Map<Question, AnalysedProject[]> {
  const asked = new Map<Question, AnalysedProject[]>();
  for (const project of projects.toSorted(byUrgency)) {
    const question = questionOf(project);
    if (question) asked.set(question, [...(asked.get(question) ?? []), project]);
  }
  return new Map(QUESTIONS.flatMap((one) => (asked.has(one) ? [[one, asked.get(one) ?? []]] : [])));
}

function questionOf(project: AnalysedProject): Question | null {
  const word = marginOfProject(project)?.word;
  if (word === 'loss') return 'loss';
  if (isOver(project)) return 'over';
  if (word === 'tight') return 'tight';
  return project.budget?.reached_on ? 'ending' : null;
}
