import { sessionTexts } from '@stundenbuch/domain/sides/session/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';

/** Runs what a button does, says that it was done, or why it was not. */
export function useTry() {
  const alert = useAlert();
  return async <T>(work: () => Promise<T>, done: string | ((answer: T) => void)): Promise<void> => {
    try {
      const answer = await work();
      if (typeof done === 'string') alert(done);
      else done(answer);
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : sessionTexts.profileFailed, 'danger');
    }
  };
}
