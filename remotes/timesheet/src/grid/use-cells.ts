import { allows } from '@stundenbuch/domain/access/access';
import { lawAccess } from '@stundenbuch/domain/accounts/lawguide/access';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import {
  bookingInput,
  type Entry,
  type WorkingTimeInput,
  workingTimeInput,
} from '@stundenbuch/domain/records/timesheet/contract';
import {
  refuseTimesheet,
  timesheetSentences,
  timesheetTexts,
} from '@stundenbuch/domain/records/timesheet/messages';
import { workingHours } from '@stundenbuch/domain/records/timesheet/working-hours';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import { type Failure, isFailure, type Undoable } from '@stundenbuch/web/api';
import { refusalBy, useUnsaved } from '@stundenbuch/web/form';
import { formatNumber } from '@stundenbuch/web/format';
import { useSession } from '@stundenbuch/web/session';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { timesOfTyped } from '../entries/recent.ts';
import { useSaveQuestions } from '../entries/save-questions.tsx';
import type { useTimesOf } from '../entries/use-new-times.ts';
import {
  useDeleteEntryMutation,
  useSaveBookingMutation,
  useSaveWorkingTimeMutation,
} from '../shared/timesheet.api.ts';
import { type Cell, stateOfCell } from './cells.ts';
import { readHours, readWork } from './typed.ts';

/** What was typed into a cell and is not yet what is stored. */
export interface Draft {
  cell: Cell;
  text: string;
  /** Why it is not stored. */
  refusal?: string;
  /** It is stored, and the days have not been fetched since. */
  stored?: Entry | null;
}

export interface Cells {
  draftOf: (cell: Cell) => Draft | undefined;
  drafts: readonly Draft[];
  /** Stores what was typed; nothing typed deletes. */
  commit: (cell: Cell, text: string) => void;
  drop: (cell: Cell) => void;
  /** Asks what the server asks; the page must render it. */
  dialog: ReactNode;
}

export const textOf = ({ hours }: Pick<Entry, 'hours'>): string => formatNumber(hours);

export function useCells(cells: readonly Cell[][], times: NonNullable<ReturnType<typeof useTimesOf>>): Cells {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const store = useStore(times);
  const alert = useAlert();
  const undoOf = useUndo();
  const asked = useRef<() => Promise<void>>(async () => undefined);
  const { who } = useSession();
  const on = { law: allows(lawAccess.preview, who), clock: hasMinutes(who?.features) };
  const questions = useSaveQuestions(on, () => asked.current());
  useUnsaved(
    [...drafts.values()].some(({ refusal }) => refusal !== undefined),
    'query',
  );

  // What was stored is shown until the days say so themselves.
  useEffect(() => {
    const now = new Map(cells.flat().map((cell) => [cell.key, stateOfCell(cell)]));
    setDrafts((all) => {
      const left = [...all].filter(
        ([key, { stored, cell }]) => stored === undefined || now.get(key) === stateOfCell(cell),
      );
      return left.length === all.size ? all : new Map(left);
    });
  }, [cells]);

  function put(cell: Cell, draft: Omit<Draft, 'cell'> | null) {
    setDrafts((all) => {
      const next = new Map(all);
      if (draft) next.set(cell.key, { ...draft, cell });
      else next.delete(cell.key);
      return next;
    });
  }

  async function write(cell: Cell, text: string, entry: Entry | null) {
    put(cell, { text });
    try {
      const written = await store(cell, text, entry, questions.answers());
      alert(written.sentence, 'success', undoOf(written.answer));
      put(cell, { text: written.entry ? textOf(written.entry) : '', stored: written.entry });
    } catch (error) {
      const isAsked = isFailure(error) && questions.ask(error);
      if (isAsked) asked.current = () => write(cell, text, entry);
      put(cell, { text, refusal: isFailure(error) ? error.message : timesheetTexts.saveFailed });
    }
  }

  function commit(cell: Cell, text: string) {
    const typed = text.trim();
    const draft = drafts.get(cell.key);
    // Still on its way.
    if (draft && draft.refusal === undefined && draft.stored === undefined) return;
    const entry = draft?.stored !== undefined ? draft.stored : (cell.entries[0] ?? null);
    const isEmpty = typed === '' || readHours(typed) === 0;
    const isSame = entry ? typed === textOf(entry) : isEmpty;
    if (!isSame) write(cell, isEmpty ? '' : typed, entry);
    else if (draft?.stored === undefined) put(cell, null);
  }

  return {
    draftOf: ({ key }) => drafts.get(key),
    drafts: [...drafts.values()],
    commit,
    drop: (cell) => put(cell, null),
    dialog: questions.dialog,
  };
}

interface Written {
  entry: Entry | null;
  answer: Undoable;
  sentence: string;
}

/** Through the calls of the forms; what they would refuse by themselves is thrown like the server's refusal. */
function useStore({ timesOf, usualBreak }: NonNullable<ReturnType<typeof useTimesOf>>) {
  const [saveBooking] = useSaveBookingMutation();
  const [saveWork] = useSaveWorkingTimeMutation();
  const [remove] = useDeleteEntryMutation();
  const { who } = useSession();
  const hasGuide = allows(lawAccess.preview, who);

  async function store(
    { line, day }: Cell,
    text: string,
    entry: Entry | null,
    answers: Record<string, boolean>,
  ): Promise<Written> {
    const id = entry?.id ?? null;
    if (text === '' && id !== null) {
      const answer = await remove({ id }).unwrap();
      return { entry: null, answer, sentence: timesheetTexts.entryDeleted };
    }
    if (line.project !== null) {
      const hours = readHours(text);
      if (hours === null) throw refused(refuseTimesheet('booking_hours_too_large', 'hours'));
      const input = { day, project: line.project, booking_text: line.text, hours };
      const refusal = refusalBy(bookingInput, input, timesheetSentences);
      if (refusal) throw refused(refusal);
      const answer = await saveBooking({ id, input }).unwrap();
      return { entry: answer, answer, sentence: timesheetTexts.bookingSaved };
    }
    const typed = readWork(text);
    if (typed === null) throw refused(refuseTimesheet('working_time_hours', 'end_time'));
    const span = timesOfTyped(typed, entry, timesOf(day), usualBreak);
    const guided = hasGuide ? { intervals: null, law_reason: null } : {};
    const input = { day, ...span, ...guided, ...answers, project: TYPE.work, hours: workingHours(span) };
    const refusal = refusalBy(workingTimeInput, input, timesheetSentences);
    if (refusal) throw refused(refusal);
    const answer = await saveWork({ id, input: input as WorkingTimeInput }).unwrap();
    return { entry: answer, answer, sentence: timesheetTexts.workingTimeSaved };
  }
  return store;
}

/** As one of the server. */
const refused = (refusal: Refusal): Failure => ({ ...refusal, kind: 'refused' });
