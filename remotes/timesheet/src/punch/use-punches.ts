import type { PunchClock } from '@stundenbuch/domain/records/punch/contract';
import { clientIdOf } from '@stundenbuch/domain/records/punch/limits';
import { punchTexts } from '@stundenbuch/domain/records/punch/messages';
import type { Punch } from '@stundenbuch/domain/records/punch/state';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useRef, useState } from 'react';
import { usePunchMutation } from './punch.api.ts';

/** A punch that nobody has answered is sent again as the same one: the server may have counted it. */
export function usePunches(onAnswer: (punch: Punch, clock: PunchClock) => void) {
  const alert = useAlert();
  const [send] = usePunchMutation();
  const [busy, setBusy] = useState<Punch | null>(null);
  const unanswered = useRef<{ punch: Punch; client_id: string } | null>(null);

  async function punch(kind: Punch) {
    setBusy(kind);
    const again = unanswered.current?.punch === kind ? unanswered.current : null;
    unanswered.current = again ?? {
      punch: kind,
      client_id: clientIdOf(crypto.getRandomValues(new Uint8Array(16))),
    };
    try {
      const clock = await send(unanswered.current).unwrap();
      unanswered.current = null;
      onAnswer(kind, clock);
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      if (failure.kind === 'refused') unanswered.current = null;
      alert(failure.kind === 'refused' ? failure.message : punchTexts.failed, 'danger');
    } finally {
      setBusy(null);
    }
  }

  return { busy, punch };
}
