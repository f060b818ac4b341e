import type { Refusal } from '../../wire/refusal.ts';
import { SENSITIVE_TYPES } from '../absences/access.ts';
import { refuseAbsence } from '../absences/messages.ts';
import type { Half } from '../entries/halves.ts';
import { TYPE } from '../entries/type-codes.ts';
import type { AbsenceKind, AbsenceKindInput } from './contract.ts';
import { refuseKind as refuse } from './messages.ts';

type Meaning = Pick<AbsenceKindInput, 'base' | 'credit'>;

/** What a kind may be, and what of it is settled by the absences that have it. */
export function kindRefusal(
  input: Meaning & Pick<AbsenceKindInput, 'own_sickness' | 'look' | 'contingent_id' | 'hours'>,
  used: Meaning | null,
): Refusal | null {
  if (used && used.base !== input.base) return refuse('kind_fixed', 'base');
  if (used && used.credit !== input.credit) return refuse('kind_fixed', 'credit');
  if (input.base === TYPE.vacation && input.credit !== 'neutral') return refuse('kind_vacation', 'credit');
  if (input.own_sickness && input.base !== TYPE.sickness) return refuse('kind_sickness', 'own_sickness');
  if (input.base === TYPE.vacation && input.contingent_id) return refuse('kind_contingent', 'contingent_id');
  if (input.hours && !mayHaveHours(input.base)) return refuse('kind_hours', 'hours');
  // Else 'Abwesend' would mean sick, as vacation is read as such (SET-38).
  if (input.look === 'away' && SENSITIVE_TYPES.includes(input.base)) return refuse('kind_betrays', 'look');
  return null;
}

/** Vacation is counted in days, and to work less of what is owed nobody needs an absence. */
export const mayHaveHours = (base: AbsenceKind['base']): boolean =>
  base !== TYPE.vacation && base !== TYPE.overtime;

/** What a request asks of the kind that was chosen. */
export type ChosenKind = Pick<
  AbsenceKind,
  'name' | 'base' | 'credit' | 'entered_by' | 'approval' | 'halves' | 'hours' | 'archived'
>;

/** Who writes: a person for themselves, somebody who may for others, or an admin. */
export type KindWriter = AbsenceKind['entered_by'];

const ONLY = { worker: '', lead: 'die Leitung oder die Verwaltung', admin: 'die Verwaltung' } as const;
const ORDER: readonly KindWriter[] = ['worker', 'lead', 'admin'];

/** Whether somebody may enter it at all. */
export const mayEnter = ({ entered_by }: Pick<ChosenKind, 'entered_by'>, by: KindWriter): boolean =>
  ORDER.indexOf(by) >= ORDER.indexOf(entered_by);

/** Whether the kind can be entered like this; null, no kind, is one that the company does not have. */
export function kindChoiceRefusal(
  kind: ChosenKind | null,
  {
    project,
    half = null,
    away_minutes = null,
    from_noon,
    to_noon,
  }: {
    project: number;
    half?: Half;
    away_minutes?: number | null | undefined;
    from_noon?: boolean | null | undefined;
    to_noon?: boolean | null | undefined;
  },
  by: KindWriter,
): Refusal | null {
  if (!kind || kind.archived || kind.base !== project) return refuseAbsence('absence_type', 'project');
  if (!mayEnter(kind, by)) return refuse('kind_entered_by', 'project', { who: ONLY[kind.entered_by] });
  if (!kind.halves) {
    const field = (half !== null && 'half') || (from_noon && 'from_noon') || (to_noon && 'to_noon');
    if (field) return refuse('kind_whole', field, { kind: kind.name });
  }
  if (away_minutes !== null && !kind.hours)
    return refuse('kind_no_hours', 'away_minutes', { kind: kind.name });
  return null;
}
