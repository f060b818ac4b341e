import { favouriteTexts } from '@stundenbuch/domain/workflows/favourites/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';

/** Does something and says why it was refused, where no form can. */
export function useSaying(): (work: () => Promise<unknown>) => Promise<void> {
  const alert = useAlert();
  return async (work) => {
    try {
      await work();
    } catch (error) {
      alert(isFailure(error) && error.kind === 'refused' ? error.message : favouriteTexts.failed, 'danger');
    }
  };
}
