import type {
  ImportedRow,
  ImportedRows,
  ImportInput,
  ImportSums,
} from '@stundenbuch/domain/workflows/imports/contract';
import { type Failure, isFailure } from '@stundenbuch/web/api';
import { useEffect, useRef, useState } from 'react';
import { useBeginImportMutation, useFinishImportMutation, useImportRowsMutation } from './imports.api.ts';
import type { Row } from './reading/convert.ts';

type Phase = 'idle' | 'checking' | 'checked' | 'taking' | 'done';

interface Work {
  id: number | null;
  input: ImportInput;
  chunks: Row[][];
  commit: boolean;
  sumsAgree: boolean;
  /** Of the chunks that were sent, in their order. */
  answers: ImportedRows[];
  isEnding: boolean;
}

interface State {
  phase: Phase;
  /** Chunks that were answered. */
  done: number;
  failure: Failure | null;
}

const IDLE: State = { phase: 'idle', done: 0, failure: null };
const OVER = 'import_over';

/**
 * Sends rows chunk by chunk: first to see what would happen, then to keep it. A chunk whose answer was lost is sent again; it
 * answers what it answered at first (IMP-03).
 */
export function useTakeOver() {
  const [begin] = useBeginImportMutation();
  const [send] = useImportRowsMutation();
  const [finish] = useFinishImportMutation();
  const [state, setState] = useState(IDLE);
  const work = useRef<Work | null>(null);

  async function proceed(): Promise<void> {
    const now = work.current;
    if (!now) return;
    const phase = now.commit ? 'taking' : 'checking';
    const tell = (failure: Failure | null = null) => setState({ phase, done: now.answers.length, failure });
    tell();
    try {
      now.id ??= (await begin(now.input).unwrap()).id;
      while (now.answers.length < now.chunks.length) {
        const chunk = now.answers.length;
        const { id, commit, sumsAgree } = now;
        const rows = now.chunks[chunk] as Row[];
        now.answers.push(await send({ id, chunk, rows, commit, sums_agree: sumsAgree }).unwrap());
        if (work.current !== now) return;
        tell();
      }
      if (now.commit) await end(now);
      setState({ phase: now.commit ? 'done' : 'checked', done: now.answers.length, failure: null });
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (work.current === now) tell(error);
    }
  }

  /** Where only the answer was lost, it is over already. */
  async function end(now: Work): Promise<void> {
    const isAgain = now.isEnding;
    now.isEnding = true;
    try {
      await finish(now.id as number).unwrap();
    } catch (error) {
      if (!isAgain || !isFailure(error) || error.code !== OVER) throw error;
    }
  }

  function check(input: ImportInput, chunks: Row[][]): Promise<void> {
    work.current = { id: null, input, chunks, commit: false, sumsAgree: false, answers: [], isEnding: false };
    return proceed();
  }

  /** `changed`: the lines whose new values are wanted. */
  function takeOver(changed: ReadonlySet<number>, sumsAgree: boolean): Promise<void> {
    const checked = work.current as Work;
    const chunks = checked.chunks.map((rows) =>
      rows.map((row) => (changed.has(row.line) ? { ...row, change: true } : row)),
    );
    work.current = { ...checked, chunks, commit: true, sumsAgree, answers: [] };
    return proceed();
  }

  /** Nothing of it is kept. What cannot be ended now is offered when the next begins. */
  function leave(): void {
    const id = work.current?.id;
    work.current = null;
    setState(IDLE);
    if (typeof id === 'number') void finish(id);
  }

  // Whoever goes on to another page has only looked; what is being taken over goes on.
  useEffect(
    () => () => {
      const { id, commit } = work.current ?? {};
      if (typeof id === 'number' && !commit) void finish(id);
    },
    [finish],
  );

  const answers = work.current?.answers ?? [];
  return {
    ...state,
    total: work.current?.chunks.length ?? 0,
    results: answers.flatMap(({ rows }): ImportedRow[] => rows),
    sums: sumOf(answers),
    check,
    takeOver,
    proceed,
    leave,
  };
}

export type TakeOver = ReturnType<typeof useTakeOver>;

const NOTHING: ImportSums = {
  new: 0,
  known: 0,
  changed: 0,
  refused: 0,
  left: 0,
  vacation: 0,
  minutes: 0,
  hours: 0,
};

const sumOf = (answers: readonly ImportedRows[]): ImportSums =>
  answers.reduce<ImportSums>((sum, { sums }) => {
    const keys = Object.keys(NOTHING) as (keyof ImportSums)[];
    return Object.fromEntries(keys.map((key) => [key, sum[key] + sums[key]])) as ImportSums;
  }, NOTHING);
