import { useAlert } from '../alerts/index.ts';
import type { Failure } from '../api/failure.ts';

/** For `failed` of a form: a refusal is shown in the form; anything the input cannot fix becomes an alert (AMB-108). */
export function useSaveFailure(sentence: string): (failure: Failure) => boolean {
  const alert = useAlert();
  return ({ kind }) => {
    if (kind === 'refused') return false;
    alert(sentence, 'danger');
    return true;
  };
}
