import type { Refusal } from '../../wire/refusal.ts';
import { refuseOffice as refuse } from './messages.ts';

/** Characters of a reason. */
export const REASON = { min: 3, max: 255 } as const;

interface Facts {
  isOwn: boolean;
  /** Whether anybody else could do it. */
  hasOtherAdmins: boolean;
  /** Readers record nothing, so nothing is recorded for them. */
  isReader: boolean;
}

/** Whose entries an admin corrects: everybody's, and one's own where nobody else could. */
export function correctorRefusal({ isOwn, hasOtherAdmins, isReader }: Facts): Refusal | null {
  if (isReader) return refuse('forbidden', 'user');
  return isOwn && hasOtherAdmins ? refuse('own_correction', 'user') : null;
}
