import { formatFullDay, formatHours } from '@stundenbuch/web/format';
import { Icon, type IconName } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { timeOfInstant } from '../punch/times.ts';
import type { TodaysWork } from './use-today.ts';

/** Less than a quarter of an hour cannot be booked. */
export const SHORTEST = 15;

/** What is worked and not on projects yet; where bookings or working times are not recorded, nothing. */
export const unbookedOf = ({ worked, view }: TodaysWork): number =>
  Math.max(0, worked - Math.round(view.booked * 60));

export const isDone = (work: TodaysWork): boolean => work.worked > 0 && !work.runs;

interface State {
  text: string;
  icon: IconName;
  tone: string;
}

/** Where the day stands: a word with its shape. */
export function TodaysState({ work }: { work: TodaysWork }) {
  const { who } = useSession();
  const state = stateOf(work, who?.flags.includes('projectbooking') ?? false);
  if (!state) return null;
  return (
    <span className={`ts-today-state sb-${state.tone}`} role="status">
      {work.clock?.state === 'work' ? <span className="ts-dot" /> : <Icon name={state.icon} />}
      {state.text}
    </span>
  );
}

function stateOf(work: TodaysWork, books: boolean): State | null {
  const { clock, worked, off, target } = work;
  const from = clock?.since ? ` seit ${timeOfInstant(clock.since)} Uhr` : '';
  if (clock?.state === 'work') return { text: `Arbeit${from}`, icon: 'worktime', tone: 'accent' };
  if (clock?.state === 'break') return { text: `Pause${from}`, icon: 'worktime', tone: 'warn' };
  if (clock?.state === 'forgotten' && clock.forgotten)
    return { text: `läuft seit ${formatFullDay(clock.forgotten.day)}`, icon: 'error', tone: 'bad' };
  if (worked > 0) {
    const left = unbookedOf(work);
    if (books && left >= SHORTEST)
      return { text: `${formatHours(left / 60)} h nicht gebucht`, icon: 'warning', tone: 'warn' };
    return worked >= target
      ? { text: books ? 'alles gebucht' : 'erfasst', icon: 'done', tone: 'good' }
      : null;
  }
  if (off) return { text: off.what, icon: off.isAbsence ? 'absence' : 'calendar', tone: 'accent' };
  return clock ? { text: 'Nicht eingestempelt', icon: 'worktime', tone: 'muted' } : null;
}
