import type { ComparedDay, Proposal } from '@stundenbuch/domain/workflows/day/contract';
import { dayTexts } from '@stundenbuch/domain/workflows/day/messages';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useApplyToDayMutation } from './days.api.ts';

/** Writes what is proposed for a day, once at a time, and says so with the way back. */
export function useApply() {
  const [apply, { isLoading }] = useApplyToDayMutation();
  const alert = useAlert();
  const undoOf = useUndo();

  /** Whether it is written. */
  async function take({ day, fingerprint }: ComparedDay, proposal: Proposal): Promise<boolean> {
    if (isLoading) return false;
    try {
      const applied = await apply({ date: day, proposal, fingerprint }).unwrap();
      alert(dayTexts.applied, 'success', undoOf(applied));
      return true;
    } catch (error) {
      alert(isFailure(error) && error.kind === 'refused' ? error.message : dayTexts.failed, 'danger');
      return false;
    }
  }

  return { take, isLoading };
}
