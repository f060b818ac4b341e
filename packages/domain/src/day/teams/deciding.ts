import type { Refusal } from '../../wire/refusal.ts';
import type { STAGES } from './contract.ts';
import { refuseTeam as refuse } from './messages.ts';

/** What is asked of somebody who decides on a request, where the company has teams. */
export interface DeciderFacts {
  isAdmin: boolean;
  /** The caller's own request. */
  isOwn: boolean;
  /** May decide as a lead: of the person's home team, and not on what shows sickness without the right. */
  decides: boolean;
  isOpen: boolean;
  /** Who decided, where that is known. */
  decidedBy: { name: string; isAdmin: boolean; isCaller: boolean } | null;
  stage: (typeof STAGES)[number];
  /** Who gave the first of two words. */
  preApprovedBy: { name: string; isCaller: boolean } | null;
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
  const { isAdmin, isOwn, decides, isOpen, decidedBy, preApprovedBy, hasOtherAdmins } = facts;
  if (!isAdmin) {
    if (isOwn) return refuse('own_request');
    if (!decides) return refuse('not_found');
    if (decision === 'cancel' && !isOpen && decidedBy?.isAdmin !== false) return refuse('decided_above');
  }
  if (decision === 'cancel') return null;
  if (!isOpen) return decidedBy ? refuse('already_decided', undefined, { name: decidedBy.name }) : null;
  if (decision !== 'approve' || !preApprovedBy) return null;
  if (isAdmin) return preApprovedBy.isCaller && hasOtherAdmins ? refuse('four_eyes') : null;
  return refuse('already_decided', undefined, { name: preApprovedBy.name });
}

/** A lead takes back the own word alone, for as long as anybody may. */
export function takingBackRefusal({
  isAdmin,
  isOwn,
  isOpen,
  decides,
  decidedBy,
  preApprovedBy,
}: DeciderFacts) {
  if (isAdmin) return null;
  if (isOwn) return refuse('own_request');
  if (!decides) return refuse('not_found');
  const word = isOpen ? preApprovedBy : decidedBy;
  return word?.isCaller ? null : refuse('decided_above');
}
