import type { PendingAbsence } from '@stundenbuch/domain/absences/contract';
import { absenceTexts as texts } from '@stundenbuch/domain/absences/messages';
import type { Decision } from '@stundenbuch/domain/absences/rules';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure, useAppDispatch } from '@stundenbuch/web/api';
import { useState } from 'react';
import { absencesApi, MOVED, useDecideAbsenceMutation } from './absences.api.ts';
import { reportFailures } from './failures.ts';
import { dayOf, nameOf } from './names.ts';

const SAID: Record<Decision, { done: string; failed: string; allFailed: string }> = {
  approve: { done: texts.approved, failed: texts.approveFailed, allFailed: texts.approveAllFailed },
  decline: { done: texts.declined, failed: texts.declineFailed, allFailed: texts.declineAllFailed },
  cancel: { done: texts.cancelled, failed: texts.cancelFailed, allFailed: texts.cancelFailed },
};

/** Approving, declining and cancelling. `running` names what is being decided at the moment. */
export function useDecisions() {
  const [decide] = useDecideAbsenceMutation();
  const [running, setRunning] = useState<ReadonlySet<number>>(new Set());
  const alert = useAlert();
  const dispatch = useAppDispatch();

  /** All calls at once; when the last is answered the inbox reloads and what failed stays written down. */
  async function send(absences: readonly PendingAbsence[], decision: Decision): Promise<boolean> {
    const ids = absences.map(({ id }) => id);
    setRunning((before) => new Set([...before, ...ids]));
    const answers = await untilAnswered(absences.map(({ id }) => decide({ id, decision }).unwrap()));
    setRunning((before) => new Set([...before].filter((id) => !ids.includes(id))));
    dispatch(absencesApi.util.invalidateTags([...MOVED]));
    const failed = absences.flatMap((absence, i) => {
      const answer = answers[i] as PromiseSettledResult<unknown>;
      return answer.status === 'rejected' ? [failureOf(absence, answer.reason)] : [];
    });
    reportFailures(failed);
    return failed.length === 0;
  }

  async function one(absence: PendingAbsence, decision: Decision): Promise<void> {
    if (await send([absence], decision)) alert(SAID[decision].done);
    else alert(SAID[decision].failed, 'warning');
  }

  /** Success is said at once, as specified; a failure that comes later replaces it (AMB-88). */
  async function many(absences: readonly PendingAbsence[], decision: 'approve' | 'decline'): Promise<void> {
    alert(SAID[decision].done);
    if (!(await send(absences, decision))) alert(SAID[decision].allFailed, 'warning');
  }

  return { running, one, many };
}

/** Closing the window in the middle would lose calls: the browser asks first. */
async function untilAnswered<T>(calls: readonly Promise<T>[]): Promise<PromiseSettledResult<T>[]> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  try {
    return await Promise.allSettled(calls);
  } finally {
    removeEventListener('beforeunload', ask);
  }
}

function failureOf(absence: PendingAbsence, reason: unknown) {
  const why = isFailure(reason) ? reason.message : texts.saveFailed;
  return { id: absence.id, what: `${nameOf(absence)}, ${dayOf(absence)}, ${absence.project_name}`, why };
}
