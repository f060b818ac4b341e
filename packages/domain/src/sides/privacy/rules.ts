import type { Day } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import { refuseWire } from '../../wire/messages.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refusePrivacy } from './messages.ts';

/** What decides whether somebody can be made nobody. */
export interface AnonymiseFacts {
  id: number;
  active: boolean;
  global_admin: boolean;
  email: string;
  /** From which day on the name is in nothing any more that must be kept. */
  kept_until: Day | null;
}

/** The address of whoever was made nobody: no domain has this name (RFC 2606). */
const isAnonymous = ({ email }: Pick<AnonymiseFacts, 'email'>): boolean => /^anonym-\d+@invalid$/.test(email);

/** Without `who` the operator asks. */
export function anonymiseRefusal(
  who: { id: number; globalAdmin: boolean } | null,
  person: AnonymiseFacts,
  today: Day,
): Refusal | null {
  if (who?.id === person.id) return refusePrivacy('own_anonymise');
  if (who && person.global_admin && !who.globalAdmin) return refuseWire('forbidden');
  if (isAnonymous(person)) return refusePrivacy('anonymised');
  if (person.active) return refusePrivacy('person_active');
  if (person.kept_until !== null && person.kept_until > today)
    return refusePrivacy('name_kept', undefined, { date: formatDay(person.kept_until) });
  return null;
}
