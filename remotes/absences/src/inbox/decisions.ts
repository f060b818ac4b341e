import { allows } from '@stundenbuch/domain/access/access';
import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { absenceTexts as texts } from '@stundenbuch/domain/records/absences/messages';
import { type Decision, UNDO_SECONDS } from '@stundenbuch/domain/records/absences/rules';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { decisionParts } from '@stundenbuch/domain/workflows/decisions/access';
import { DECISION_UNDO } from '@stundenbuch/domain/workflows/decisions/deciding';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure, useAppDispatch } from '@stundenbuch/web/api';
import { useSession } from '@stundenbuch/web/session';
import { useEffect, useRef, useState } from 'react';
import { periodOf, type RequestRow } from '../list/request-rows.ts';
import { nameOf } from '../shared/names.ts';
import { reportFailures } from './failures.ts';
import {
  DECIDED,
  inboxApi,
  useDecideAbsenceMutation,
  useReopenAbsenceMutation,
  useReopenRequestMutation,
} from './inbox.api.ts';

type Row = RequestRow<PendingAbsence>;

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
  /** Approved by a lead; an admin has the second word. */
  first?: boolean | undefined;
}

/** Approving, declining and cancelling. `running` names the decisions in flight. */
export function useDecisions() {
  const [decide] = useDecideAbsenceMutation();
  const [reopen] = useReopenAbsenceMutation();
  const [reopenRequest] = useReopenRequestMutation();
  const { taken, take } = useTaken();
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const alert = useAlert();
  const dispatch = useAppDispatch();

  /** All calls in parallel; after the last one the inbox reloads, and failures remain listed. */
  async function send(rows: readonly Row[], decision: Decision, reason?: string): Promise<boolean> {
    const keys = rows.map(({ key }) => key);
    setRunning((before) => new Set([...before, ...keys]));
    const answers = await untilAnswered(rows.map((row) => answer(row, decision, reason)));
    setRunning((before) => new Set([...before].filter((key) => !keys.includes(key))));
    dispatch(inboxApi.util.invalidateTags([...DECIDED]));
    const failed = rows.flatMap((row, i) => {
      const answer = answers[i] as PromiseSettledResult<Entry | Entry[]>;
      if (answer.status === 'rejected') return [failureOf(row, answer.reason)];
      if (decision !== 'cancel')
        take(row.key, decision, rows.length === 1, isFirstWord(decision, answer.value));
      return [];
    });
    reportFailures(failed);
    return failed.length === 0;
  }

  function answer(
    { request, days: [first] }: Row,
    decision: Decision,
    reason = '',
  ): Promise<Entry | Entry[]> {
    const body = reason.trim() ? { reason: reason.trim() } : undefined;
    const whole = request !== null;
    return decide({ id: whole ? request : first.id, of: whole ? 'request' : 'day', decision, body }).unwrap();
  }

  async function one(row: Row, decision: Decision, reason?: string): Promise<void> {
    if (!(await send([row], decision, reason))) return alert(SAID[decision].failed, 'warning');
    alert(SAID[decision].done, 'success', decision === 'cancel' ? undefined : () => undo(row));
  }

  /** Success is reported at once, as specified; a subsequent failure replaces it (AMB-88). */
  async function many(rows: readonly Row[], decision: 'approve' | 'decline', reason?: string): Promise<void> {
    alert(SAID[decision].done);
    if (!(await send(rows, decision, reason))) alert(SAID[decision].allFailed, 'warning');
  }

  async function undo(row: Row): Promise<void> {
    const { key, request, days } = row;
    setRunning((before) => new Set([...before, key]));
    try {
      await (request === null ? reopen(days[0].id) : reopenRequest(request)).unwrap();
      take(key, undefined, false);
      reportFailures([]);
      alert(texts.reopened);
    } catch (error) {
      reportFailures([failureOf(row, error)]);
      alert(texts.reopenFailed, 'warning');
    } finally {
      setRunning((before) => new Set([...before].filter((other) => other !== key)));
    }
  }

  return { running, taken, one, many, undo };
}

/** What was decided on this page, and for a moment that it can be undone. */
function useTaken() {
  const { who } = useSession();
  const { seconds } = allows(decisionParts.cards, who) ? DECISION_UNDO : { seconds: UNDO_SECONDS };
  const [taken, setTaken] = useState<ReadonlyMap<string, Taken>>(new Map());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function take(key: string, decision: Taken['decision'], alone: boolean, first = false) {
    const now: Taken = { decision, undoable: alone || undefined, first };
    const set = (value: Taken) => setTaken((before) => new Map(before).set(key, value));
    set(now);
    if (!alone) return;
    // A request that was decided again in the meantime has its own timer.
    const over = () =>
      setTaken((before) =>
        before.get(key) === now ? new Map(before).set(key, { ...now, undoable: false }) : before,
      );
    timers.current.add(setTimeout(over, seconds * 1000));
  }

  return { taken, take };
}

/** The days are still open after it (TEAM-07). */
function isFirstWord(decision: Decision, answer: Entry | Entry[]): boolean {
  const days = [answer].flat();
  return decision === 'approve' && days.every(({ status }) => status === ABSENCE_STATUS.requested);
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

function failureOf(row: Row, reason: unknown) {
  const why = isFailure(reason) ? reason.message : texts.saveFailed;
  const [first] = row.days;
  return {
    key: row.key,
    what: `${nameOf(first)}, ${periodOf(row)}, ${first.kind_name ?? first.project_name}`,
    why,
  };
}
