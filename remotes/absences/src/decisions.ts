import type { PendingAbsence } from '@stundenbuch/domain/absences/contract';
import { absenceTexts as texts } from '@stundenbuch/domain/absences/messages';
import { type Decision, UNDO_SECONDS } from '@stundenbuch/domain/absences/rules';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure, useAppDispatch } from '@stundenbuch/web/api';
import { useEffect, useRef, useState } from 'react';
import { absencesApi, MOVED, useDecideAbsenceMutation, useReopenAbsenceMutation } from './absences.api.ts';
import { reportFailures } from './failures.ts';
import { dayOf, nameOf } from './names.ts';

const SAID: Record<Decision, { done: string; failed: string; allFailed: string }> = {
  approve: { done: texts.approved, failed: texts.approveFailed, allFailed: texts.approveAllFailed },
  decline: { done: texts.declined, failed: texts.declineFailed, allFailed: texts.declineAllFailed },
  cancel: { done: texts.cancelled, failed: texts.cancelFailed, allFailed: texts.cancelFailed },
};

/** What was done with a request on this page; without a decision it was reopened. */
interface Taken {
  decision?: 'approve' | 'decline' | undefined;
  /** Only for single decisions, and false once the time is over. */
  undoable?: boolean | undefined;
}

/** Approving, declining and cancelling. `running` names the decisions in flight. */
export function useDecisions() {
  const [decide] = useDecideAbsenceMutation();
  const [reopen] = useReopenAbsenceMutation();
  const { taken, take } = useTaken();
  const [running, setRunning] = useState<ReadonlySet<number>>(new Set());
  const alert = useAlert();
  const dispatch = useAppDispatch();

  /** All calls in parallel; after the last one the inbox reloads, and failures remain listed. */
  async function send(absences: readonly PendingAbsence[], decision: Decision): Promise<boolean> {
    const ids = absences.map(({ id }) => id);
    setRunning((before) => new Set([...before, ...ids]));
    const answers = await untilAnswered(absences.map(({ id }) => decide({ id, decision }).unwrap()));
    setRunning((before) => new Set([...before].filter((id) => !ids.includes(id))));
    dispatch(absencesApi.util.invalidateTags([...MOVED]));
    const failed = absences.flatMap((absence, i) => {
      const answer = answers[i] as PromiseSettledResult<unknown>;
      if (answer.status === 'rejected') return [failureOf(absence, answer.reason)];
      if (decision !== 'cancel') take(absence.id, decision, absences.length === 1);
      return [];
    });
    reportFailures(failed);
    return failed.length === 0;
  }

  async function one(absence: PendingAbsence, decision: Decision): Promise<void> {
    if (await send([absence], decision)) alert(SAID[decision].done);
    else alert(SAID[decision].failed, 'warning');
  }

  /** Success is reported at once, as specified; a subsequent failure replaces it (AMB-88). */
  async function many(absences: readonly PendingAbsence[], decision: 'approve' | 'decline'): Promise<void> {
    alert(SAID[decision].done);
    if (!(await send(absences, decision))) alert(SAID[decision].allFailed, 'warning');
  }

  async function undo(absence: PendingAbsence): Promise<void> {
    setRunning((before) => new Set([...before, absence.id]));
    try {
      await reopen(absence.id).unwrap();
      take(absence.id, undefined, false);
      reportFailures([]);
      alert(texts.reopened);
    } catch (error) {
      reportFailures([failureOf(absence, error)]);
      alert(texts.reopenFailed, 'warning');
    } finally {
      setRunning((before) => new Set([...before].filter((id) => id !== absence.id)));
    }
  }

  return { running, taken, one, many, undo };
}

/** What was decided on this page, and for ten seconds that it can be undone. */
function useTaken() {
  const [taken, setTaken] = useState<ReadonlyMap<number, Taken>>(new Map());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function take(id: number, decision: Taken['decision'], alone: boolean) {
    const now: Taken = { decision, undoable: alone || undefined };
    const set = (value: Taken) => setTaken((before) => new Map(before).set(id, value));
    set(now);
    if (!alone) return;
    // A request that was decided again in the meantime has its own timer.
    const over = () =>
      setTaken((before) =>
        before.get(id) === now ? new Map(before).set(id, { ...now, undoable: false }) : before,
      );
    timers.current.add(setTimeout(over, UNDO_SECONDS * 1000));
  }

  return { taken, take };
}

/** Closing the window now would lose calls, so the browser asks first. */
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
