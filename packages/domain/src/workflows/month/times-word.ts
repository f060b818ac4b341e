import { breakText } from '../../time/format.ts';
import type { CorrectionRequest } from './contract.ts';

/** '08:00–16:30, Pause 0,50 h' */
export function timesWord(times: CorrectionRequest['wish']): string {
  if (!times) return 'keine Arbeitszeit';
  const pause = times.break > 0 ? breakText(times.break) : 'ohne Pause';
  return `${times.start_time}–${times.end_time}, ${pause}`;
}
