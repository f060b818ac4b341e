import { allows } from '@stundenbuch/domain/access/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import {
  type AbsenceRequestInput,
  absenceInput,
  halfDaysInput,
  kindChoiceInput,
  wholeDaysInput,
} from '@stundenbuch/domain/records/absences/contract';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { kindAccess } from '@stundenbuch/domain/records/kinds/access';
import type { Input } from '../../platform/http/input.ts';
import type { Caller } from '../../platform/session/caller.ts';

const NO_KIND = { kind_id: null, away_minutes: null };
const WHOLE = { half: null, from_noon: false, to_noon: false };

/** What the company has not switched on is not looked at. */
export function readBy(who: Caller, sent: Input): AbsenceRequestInput {
  const kind = allows(kindAccess.kinds, who) ? sent.readBy(kindChoiceInput) : NO_KIND;
  if (allows(absenceParts.halves, who)) return { ...sent.readBy(halfDaysInput), ...kind };
  if (allows(absenceParts.requests, who)) return { ...WHOLE, ...sent.readBy(wholeDaysInput), ...kind };
  return { ...WHOLE, note: null, substitute: null, ...sent.readBy(absenceInput), ...kind };
}

/** Of no kind of the company's own, without hours, and nothing that an account must have. */
export const needsNoAccount = ({
  project,
  kind_id,
  away_minutes,
}: Pick<AbsenceRequestInput, 'project' | 'kind_id' | 'away_minutes'>): boolean =>
  (kind_id ?? null) === null && (away_minutes ?? null) === null && project !== TYPE.overtime;
