import { formatNumber } from '../calendar/format.ts';
import type { CorrectionRequest } from './contract.ts';

/** '08:00–16:30, 0,5 h Pause' */
export function timesWord(times: CorrectionRequest['wish']): string {
  if (!times) return 'keine Arbeitszeit';
  const pause = times.break > 0 ? `${formatNumber(times.break)} h Pause` : 'ohne Pause';
  return `${times.start_time}–${times.end_time}, ${pause}`;
}
