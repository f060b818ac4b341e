import { sessionTexts } from '@stundenbuch/domain/sides/session/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';

/** Runs something that a button does, and says why it failed. Tells whether it was done. */
export function useRun(): <T>(work: () => Promise<T>, done?: (answer: T) => void) => Promise<boolean> {
  const alert = useAlert();
  return async (work, done) => {
    try {
      const answer = await work();
      done?.(answer);
      return true;
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : sessionTexts.profileFailed, 'danger');
      return false;
    }
  };
}
