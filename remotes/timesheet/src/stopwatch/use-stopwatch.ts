import type { StartInput, Stopwatch } from '@stundenbuch/domain/workflows/stopwatch/contract';
import { stopwatchTexts } from '@stundenbuch/domain/workflows/stopwatch/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useStartStopwatchMutation, useStopStopwatchMutation } from './stopwatch.api.ts';

/** Starts and stops with a press; starting stops the one that runs. What fails is said in an alert. */
export function useStopwatch() {
  const [startOne, starting] = useStartStopwatchMutation();
  const [stopOne, stopping] = useStopStopwatchMutation();
  const alert = useAlert();

  /** Whether it was done. */
  async function tell(done: Promise<unknown>): Promise<boolean> {
    try {
      await done;
      return true;
    } catch (error) {
      alert(isFailure(error) && error.kind === 'refused' ? error.message : stopwatchTexts.failed, 'danger');
      return false;
    }
  }

  return {
    start: (input: StartInput) => tell(startOne(input).unwrap()),
    stop: ({ id }: Pick<Stopwatch, 'id'>) => tell(stopOne(id).unwrap()),
    busy: starting.isLoading || stopping.isLoading,
  };
}
