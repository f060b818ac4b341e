import type { Vacation } from '@stundenbuch/domain/records/absences/contract';
import { AWAY, TYPE, typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import { letterOf } from '../calendar/calendar-words.ts';
import '../kinds/kinds.css';
import './planner-runs.css';

/** How a kind of absence looks: its letters, on a pattern and a colour, and what it is called. */
export interface LookOfKind {
  key: string;
  letters: string;
  className: string;
  word: string;
}

/** Kinds of the company's own, for whoever may know them, have their own letters, pattern and colour. */
export function lookOf(
  { project, kind_id, kind_name }: Pick<Vacation, 'project' | 'kind_id' | 'kind_name'>,
  kinds: readonly AbsenceKind[],
): LookOfKind {
  const own = kinds.find(({ id }) => id === kind_id);
  const word = kind_name ?? (project === TYPE.other ? AWAY : (typeLabel(project) ?? ''));
  if (own)
    return {
      key: `own ${own.id}`,
      letters: own.short,
      className: `ab-kind ab-kind-${own.colour} ab-kind-${own.pattern}`,
      word,
    };
  return { key: word, letters: letterOf(project), className: `ab-type-${project}`, word };
}
