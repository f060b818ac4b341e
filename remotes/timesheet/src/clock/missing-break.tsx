import type { MissingBreak as Missing } from '@stundenbuch/domain/records/clock/contract';
import { clockTexts, missingBreakQuestion } from '@stundenbuch/domain/records/clock/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Button } from '@stundenbuch/web/kit';
import { useAddBreakMutation } from './clock.api.ts';

/** The break that the law asks for: one tap adds it, and nothing happens without it (CLK-08). */
export function MissingBreak({ missing }: { missing: Missing }) {
  const alert = useAlert();
  const [add, { isLoading }] = useAddBreakMutation();

  async function tap() {
    try {
      await add(missing).unwrap();
      alert(clockTexts.breakAdded);
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      alert(failure.kind === 'refused' ? failure.message : clockTexts.failed, 'danger');
    }
  }

  return (
    <div className="ts-clock-note">
      <p>{missingBreakQuestion(missing.minutes)}</p>
      <Button busy={isLoading} onClick={tap}>
        Pause eintragen
      </Button>
    </div>
  );
}
