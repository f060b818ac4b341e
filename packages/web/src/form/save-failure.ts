import { useAlert } from '../alerts/index.ts';
import type { Failure } from '../api/failure.ts';

/** For `failed` of a form: a refusal stands in the form; what is nobody's input to mend is said aloud instead (AMB-108). */
export function useSaveFailure(sentence: string): (failure: Failure) => boolean {
  const alert = useAlert();
  return ({ kind }) => {
    if (kind === 'refused') return false;
    alert(sentence, 'danger');
    return true;
  };
}
