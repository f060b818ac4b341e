import { absenceTexts as texts } from '@stundenbuch/domain/records/absences/messages';
import type { Decided, Shortage } from '@stundenbuch/domain/workflows/decisions/contract';
import { DECISION_UNDO } from '@stundenbuch/domain/workflows/decisions/deciding';
import { shortageSentence } from '@stundenbuch/domain/workflows/decisions/staffing';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useEffect, useRef, useState } from 'react';
import { reportFailures } from '../inbox/failures.ts';
import { type Card, idOf, titleOfCard } from './cards.ts';
import { useDecideManyMutation, useUndoManyMutation } from './deciding.api.ts';

export type Answer = 'approve' | 'decline';

/** What became of a request on this page, for as long as it can be undone. */
export interface Outcome {
  card: Card;
  answer: Answer;
  /** Null where it was refused. */
  status: number | null;
  message: string | null;
}

const SAID = {
  approve: { one: texts.approved, failed: texts.approveFailed, word: 'genehmigt' },
  decline: { one: texts.declined, failed: texts.declineFailed, word: 'abgelehnt' },
} as const;

/** Decides on one or many requests with one call, and takes it back. */
export function useMany() {
  const [decide] = useDecideManyMutation();
  const [undo] = useUndoManyMutation();
  const { outcomes, note, forget } = useOutcomes();
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const [shortages, setShortages] = useState<readonly Shortage[]>([]);
  const alert = useAlert();

  async function send(
    cards: readonly Card[],
    call: (ids: number[]) => Promise<Decided[]>,
  ): Promise<Decided[] | null> {
    const keys = cards.map(({ key }) => key);
    setRunning((before) => new Set([...before, ...keys]));
    try {
      return await call(cards.map(idOf));
    } catch (error) {
      const why = isFailure(error) ? error.message : texts.saveFailed;
      reportFailures(cards.map((card) => ({ key: card.key, what: titleOfCard(card), why })));
      return null;
    } finally {
      setRunning((before) => new Set([...before].filter((key) => !keys.includes(key))));
    }
  }

  async function answer(cards: readonly Card[], answer: Answer, reason = ''): Promise<void> {
    const words = reason.trim();
    const results = await send(cards, (ids) =>
      decide({ ids, decision: answer, note: words || null }).unwrap(),
    );
    if (!results) return alert(SAID[answer].failed, 'warning');
    note(
      cards.map((card, at) => {
        const { status = null, message = null } = results[at] ?? {};
        return { card, answer, status, message };
      }),
    );
    setShortages(answer === 'approve' ? lastOf(results.flatMap((one) => one.shortages)) : []);
    const done = cards.filter((_, at) => results[at]?.code === null);
    reportFailures(refusalsOf(cards, results));
    if (done.length === 0) return alert(SAID[answer].failed, 'warning');
    const said = done.length === 1 ? SAID[answer].one : `${done.length} Anträge ${SAID[answer].word}.`;
    alert(said, 'success', () => void takeBack(done));
  }

  async function takeBack(cards: readonly Card[]): Promise<void> {
    const results = await send(cards, (ids) => undo({ ids }).unwrap());
    if (!results) return alert(texts.reopenFailed, 'warning');
    forget(cards.filter((_, at) => results[at]?.code === null).map(({ key }) => key));
    setShortages([]);
    const failed = refusalsOf(cards, results);
    reportFailures(failed);
    if (failed.length > 0) alert(texts.reopenFailed, 'warning');
    else alert(texts.reopened);
  }

  return { running, outcomes, answer, takeBack, shortages: shortages.map(shortageSentence) };
}

export type Many = ReturnType<typeof useMany>;

function useOutcomes() {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const forget = (keys: readonly string[]) =>
    setOutcomes((before) => new Map([...before].filter(([key]) => !keys.includes(key))));
  /** They leave together, once it is too late to undo them. */
  function note(now: readonly Outcome[]) {
    setOutcomes((before) => new Map([...before, ...now.map((one) => [one.card.key, one] as const)]));
    const over = () => setOutcomes((before) => new Map([...before].filter(([, one]) => !now.includes(one))));
    timers.current.add(setTimeout(over, DECISION_UNDO.seconds * 1000));
  }
  return { outcomes, note, forget };
}

const refusalsOf = (cards: readonly Card[], results: readonly Decided[]) =>
  cards.flatMap((card, at) => {
    const why = results[at]?.message;
    return why ? [{ key: card.key, what: titleOfCard(card), why }] : [];
  });

/** Of a day and group that were counted several times, the last count. */
const lastOf = (shortages: readonly Shortage[]): Shortage[] => [
  ...new Map(shortages.map((one) => [`${one.day} ${one.of}`, one])).values(),
];
