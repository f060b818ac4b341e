import type { CreatedAbsence } from '@stundenbuch/domain/records/absences/contract';
import { holidayRefusal, type RequestPlan } from '@stundenbuch/domain/workflows/requests/request';

/**
 * Which days were left out although the preview had not announced it: another request was faster. Days that are taken are
 * named in any case where the company has nothing that says why in advance (AMB-33).
 */
export function unannounced(
  { skipped = [], holidays = [], warning }: Pick<CreatedAbsence, 'skipped' | 'holidays' | 'warning'>,
  announced: Pick<RequestPlan, 'skipped' | 'holidays'>,
  saysWhy: boolean,
): string[] {
  const taken = skipped.filter(({ day }) => !(saysWhy && announced.skipped.includes(day)));
  const free = holidays.filter(({ day }) => !announced.holidays.some((one) => one.day === day));
  const left = [...taken, ...free.map(holidayRefusal)].map(({ message }) => message);
  return warning ? [...left, warning] : left;
}
