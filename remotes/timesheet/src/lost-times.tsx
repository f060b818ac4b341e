import type { Failure } from '@stundenbuch/web/api';
import { ConfirmDialog } from '@stundenbuch/web/kit';
import { type ReactNode, useRef, useState } from 'react';

/**
 * Saving asks before stored times are lost: the server refuses and says which they are. `answer` is sent along, `ask` takes
 * that refusal and answers whether it was one, and the form must render `dialog`.
 */
export function useLostTimes(save: () => Promise<unknown>): {
  answer: () => { replace_times: boolean };
  ask: (failure: Failure) => boolean;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isAgreed = useRef(false);

  function ask({ code, message }: Failure): boolean {
    if (code !== 'law_times') return false;
    setQuestion(message);
    return true;
  }

  async function agree() {
    isAgreed.current = true;
    setBusy(true);
    await save();
    isAgreed.current = false;
    setBusy(false);
    setQuestion(null);
  }

  const dialog = (
    <ConfirmDialog
      open={question !== null}
      question={question ?? ''}
      confirm="Trotzdem speichern"
      busy={busy}
      onConfirm={agree}
      onCancel={() => setQuestion(null)}
    />
  );
  return { answer: () => ({ replace_times: isAgreed.current }), ask, dialog };
}
