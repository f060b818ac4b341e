import type { Refusal } from '../../wire/refusal.ts';
import { TYPE } from '../entries/type-codes.ts';
import type { AbsenceKindInput } from './contract.ts';
import { refuseKind as refuse } from './messages.ts';

type Meaning = Pick<AbsenceKindInput, 'base' | 'credit'>;

/** What a kind may be, and what of it is settled by the absences that have it. */
export function kindRefusal(
  input: Meaning & Pick<AbsenceKindInput, 'own_sickness'>,
  used: Meaning | null,
): Refusal | null {
  if (used && used.base !== input.base) return refuse('kind_fixed', 'base');
  if (used && used.credit !== input.credit) return refuse('kind_fixed', 'credit');
  if (input.base === TYPE.vacation && input.credit !== 'neutral') return refuse('kind_vacation', 'credit');
  if (input.own_sickness && input.base !== TYPE.sickness) return refuse('kind_sickness', 'own_sickness');
  return null;
}
