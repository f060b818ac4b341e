import type { Clock } from '@stundenbuch/domain/records/clock/contract';
import { clientIdOf } from '@stundenbuch/domain/records/clock/limits';
import { clockTexts } from '@stundenbuch/domain/records/clock/messages';
import type { Tap } from '@stundenbuch/domain/records/clock/state';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useRef, useState } from 'react';
import { useTapClockMutation } from './clock.api.ts';

/** A tap that nobody has answered is sent again as the same one: the server may have counted it. */
export function useTaps(onAnswer: (tap: Tap, clock: Clock) => void) {
  const alert = useAlert();
  const [send] = useTapClockMutation();
  const [busy, setBusy] = useState<Tap | null>(null);
  const unanswered = useRef<{ tap: Tap; client_id: string } | null>(null);

  async function tap(kind: Tap) {
    setBusy(kind);
    const again = unanswered.current?.tap === kind ? unanswered.current : null;
    unanswered.current = again ?? {
      tap: kind,
      client_id: clientIdOf(crypto.getRandomValues(new Uint8Array(16))),
    };
    try {
      const clock = await send(unanswered.current).unwrap();
      unanswered.current = null;
      onAnswer(kind, clock);
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      if (failure.kind === 'refused') unanswered.current = null;
      alert(failure.kind === 'refused' ? failure.message : clockTexts.failed, 'danger');
    } finally {
      setBusy(null);
    }
  }

  return { busy, tap };
}
