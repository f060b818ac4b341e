import { momentWords } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import type { STAGES } from './contract.ts';
import { refuseTeam as refuse } from './messages.ts';

/** Who gave a word, and when, where that is known. */
export interface Word {
  name: string;
  isCaller: boolean;
  at?: string | null;
}

/** What is asked of somebody who decides on a request, where the company has teams or looks at requests with their context. */
export interface DeciderFacts {
  isAdmin: boolean;
  /** The caller's own request. */
  isOwn: boolean;
  /** Whether an admin may decide on it all the same (DEC-05). */
  isOwnAllowed: boolean;
  /** Of the lead in whose place the caller decides (SET-40). */
  isOfLead: boolean;
  /** May decide as a lead: of the person's home team, and not on what shows sickness without the right. */
  decides: boolean;
  isOpen: boolean;
  /** Who decided, where that is known. */
  decidedBy: (Word & { isAdmin: boolean }) | null;
  stage: (typeof STAGES)[number];
  /** Who gave the first of two words. */
  preApprovedBy: Word | null;
  /** Whether the company has another admin than the caller. */
  hasOtherAdmins: boolean;
}

/** Whether an approval is the first of two words (TEAM-07); where there is no other admin the one word is enough. */
export function isFirstWord({
  stage,
  decides,
  isAdmin,
  preApprovedBy,
  hasOtherAdmins,
}: DeciderFacts): boolean {
  return stage === 'admin' && decides && preApprovedBy === null && (!isAdmin || hasOtherAdmins);
}

/** Who may not decide, and who comes too late (TEAM-05 to TEAM-08). */
export function deciderRefusal(
  decision: 'approve' | 'decline' | 'cancel',
  facts: DeciderFacts,
): Refusal | null {
  const { isAdmin, isOfLead, decides, isOpen, decidedBy, preApprovedBy, hasOtherAdmins } = facts;
  const own = ownRefusal(decision, facts);
  if (own) return own;
  if (!isAdmin) {
    if (!decides) return refuse(isOfLead ? 'own_request' : 'not_found');
    if (decision === 'cancel' && !isOpen && decidedBy?.isAdmin !== false) return refuse('decided_above');
  }
  if (decision === 'cancel') return null;
  if (!isOpen) return decidedBy && alreadyDecided(decidedBy);
  if (decision !== 'approve' || !preApprovedBy) return null;
  if (isAdmin) return preApprovedBy.isCaller && hasOtherAdmins ? refuse('four_eyes') : null;
  return alreadyDecided(preApprovedBy);
}

/** Over the own request decides somebody else; an admin gives up the own one as everybody does. */
export function ownRefusal(
  decision: 'approve' | 'decline' | 'cancel' | 'reopen',
  { isAdmin, isOwn, isOwnAllowed }: Pick<DeciderFacts, 'isAdmin' | 'isOwn' | 'isOwnAllowed'>,
): Refusal | null {
  if (!isOwn || (isAdmin && (isOwnAllowed || decision === 'cancel'))) return null;
  return refuse('own_request');
}

const alreadyDecided = ({ name, at }: Word): Refusal =>
  refuse('already_decided', undefined, { name, when: at ? ` am ${momentWords(at)}` : '' });

/** A lead takes back the own word alone, for as long as anybody may. */
export function takingBackRefusal(facts: DeciderFacts): Refusal | null {
  const { isAdmin, isOfLead, isOpen, decides, decidedBy, preApprovedBy } = facts;
  const own = ownRefusal('reopen', facts);
  if (own || isAdmin) return own;
  if (!decides) return refuse(isOfLead ? 'own_request' : 'not_found');
  const word = isOpen ? preApprovedBy : decidedBy;
  return word?.isCaller ? null : refuse('decided_above');
}
