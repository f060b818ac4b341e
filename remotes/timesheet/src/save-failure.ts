import { timesheetTexts } from '@stundenbuch/domain/timesheet/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import type { Failure } from '@stundenbuch/web/api';

/** A refusal stands in the form; what is nobody's input to mend is also said aloud (AMB-108). */
export function useSaveFailure(): (failure: Failure) => void {
  const alert = useAlert();
  return ({ kind }) => {
    if (kind !== 'refused') alert(timesheetTexts.saveFailed, 'danger');
  };
}
