import { timesheetTexts } from '@stundenbuch/domain/records/timesheet/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import type { Failure } from '@stundenbuch/web/api';

/** A refusal is shown in the form; anything the input cannot fix is also shown as an alert (AMB-108). */
export function useSaveFailure(): (failure: Failure) => void {
  const alert = useAlert();
  return ({ kind }) => {
    if (kind !== 'refused') alert(timesheetTexts.saveFailed, 'danger');
  };
}
