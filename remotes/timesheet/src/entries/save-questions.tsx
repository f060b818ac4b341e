import type { Failure } from '@stundenbuch/web/api';
import { ConfirmDialog } from '@stundenbuch/web/kit';
import { type ReactNode, useRef, useState } from 'react';

/** What the server asks before it saves, the field that answers, and where it is asked at all. */
const QUESTIONS = [
  { code: 'law_times', field: 'replace_times', of: 'law' },
  { code: 'clock_runs', field: 'beside_clock', of: 'clock' },
] as const;

interface SaveQuestions {
  /** Sent along: what was agreed to. */
  answers: () => Record<string, boolean>;
  /** Takes the refusal that is a question, and says whether it was one. */
  ask: (failure: Failure) => boolean;
  /** The form must render it. */
  dialog: ReactNode;
}

/** Saving asks before stored times are lost or beside a clock that runs: the server refuses and says why. */
export function useSaveQuestions(
  on: Record<'law' | 'clock', boolean>,
  save: () => Promise<unknown>,
): SaveQuestions {
  const [question, setQuestion] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const agreed = useRef(new Set<string>());
  const latest = useRef('');
  const asked = QUESTIONS.filter(({ of }) => on[of]);

  function ask(failure: Failure): boolean {
    if (!asked.some(({ code }) => code === failure.code)) return false;
    latest.current = failure.code;
    setQuestion(failure);
    return true;
  }

  function forget() {
    agreed.current.clear();
    setQuestion(null);
  }

  async function agree() {
    const given = question?.code ?? '';
    agreed.current.add(given);
    setBusy(true);
    await save();
    setBusy(false);
    // Another question may have taken its place; the answers count until it is answered, too.
    if (latest.current === given) forget();
  }

  return {
    answers: () => Object.fromEntries(asked.map(({ code, field }) => [field, agreed.current.has(code)])),
    ask,
    dialog: (
      <ConfirmDialog
        open={question !== null}
        question={question?.message ?? ''}
        confirm="Trotzdem speichern"
        busy={busy}
        onConfirm={agree}
        onCancel={forget}
      />
    ),
  };
}
