import { berlinDay } from '@stundenbuch/domain/time/day';
import { formatDay } from '@stundenbuch/domain/time/format';
import { now } from '@stundenbuch/web/clock';
import type { Worker } from '../shared/admin.api.ts';

/** Whether somebody has come in, and if not, whether they can. */
export function invitationOf({ registered, invited_at, invited_until }: Worker): string {
  if (registered !== false) return 'registriert';
  if (!invited_at) return 'noch nicht eingeladen';
  const day = formatDay(berlinDay(Date.parse(invited_at)));
  if (invited_until && Date.parse(invited_until) <= now()) return `Einladung vom ${day} abgelaufen`;
  return `eingeladen am ${day}, noch nicht registriert`;
}
