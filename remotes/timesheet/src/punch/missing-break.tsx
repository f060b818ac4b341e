import type { MissingBreak as Missing } from '@stundenbuch/domain/records/punch/contract';
import { missingBreakQuestion, punchTexts } from '@stundenbuch/domain/records/punch/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Button } from '@stundenbuch/web/kit';
import { useAddBreakMutation } from './punch.api.ts';

/** The break that the law asks for: one tap adds it, and nothing happens without it (CLK-08). */
export function MissingBreak({ missing }: { missing: Missing }) {
  const alert = useAlert();
  const [add, { isLoading }] = useAddBreakMutation();

  async function punch() {
    try {
      await add(missing).unwrap();
      alert(punchTexts.breakAdded);
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      alert(failure.kind === 'refused' ? failure.message : punchTexts.failed, 'danger');
    }
  }

  return (
    <div className="sb-stack">
      <p>{missingBreakQuestion(missing.minutes)}</p>
      <Button busy={isLoading} onClick={punch}>
        Pause eintragen
      </Button>
    </div>
  );
}
