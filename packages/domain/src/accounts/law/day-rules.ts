import { type Day, daysBetween } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import { dayAndTimeOf } from '../../time/real-time.ts';
import { timeOf } from '../../time/time.ts';
import { mondayOf } from '../../time/week.ts';
import type { LawContext } from './context.ts';
import type { Violation } from './facts.ts';
import type { LawRule } from './law-rules.ts';
import { countedBreak, lengthOf, longestStretch, type Shift } from './shifts.ts';
import type { LawKey } from './table.ts';
import { hoursText, lengthText } from './words.ts';

/** The thresholds of grown-ups and of minors. */
interface Keys {
  code: LawRule;
  short: LawKey;
  shortAbove: LawKey;
  long: LawKey;
  longAbove: LawKey;
}

const GROWN: Keys = {
  code: 'break',
  short: 'break_short',
  shortAbove: 'break_short_above',
  long: 'break_long',
  longAbove: 'break_long_above',
};
const MINOR: Keys = {
  code: 'minor_break',
  short: 'minor_break_short',
  shortAbove: 'minor_break_short_above',
  long: 'minor_break_long',
  longAbove: 'minor_break_long_above',
};

/** LAW-03: the break that the net time needs. */
export function breakRule(law: LawContext, shift: Shift): Violation[] {
  const { day } = shift;
  const keys = law.isMinor(day) ? MINOR : GROWN;
  const net = law.netOf(shift);
  const counted = countedBreak(shift, law.at('break_counted', day));
  const need = neededBreak(law, day, net, keys);
  if (counted >= need) return [];
  const minutes = need - counted;
  const text = `Bei ${hoursText(net)} Arbeit sind ${need} Minuten Pause vorgeschrieben, es fehlen ${minutes}.`;
  const remedy = { kind: 'add_break', minutes } as const;
  return [{ code: keys.code, day, value: counted, limit: need, text, remedy }];
}

function neededBreak({ at }: LawContext, day: Day, net: number, keys: Keys): number {
  if (net > at(keys.longAbove, day)) return at(keys.long, day);
  return net > at(keys.shortAbove, day) ? at(keys.short, day) : 0;
}

/** LAW-04: only where the times of the breaks are known. */
export function stretchRule(law: LawContext, shift: Shift): Violation[] {
  const { day } = shift;
  if (!shift.exact) return [];
  const [code, key] = law.isMinor(day)
    ? (['minor_no_break', 'minor_without_break'] as const)
    : (['no_break', 'without_break'] as const);
  const stretch = longestStretch(shift, law.at('break_counted', day));
  const [value, limit] = [lengthOf(stretch), law.at(key, day)];
  if (value <= limit) return [];
  const [from, to] = [timeAt(stretch.from), timeAt(stretch.to)];
  const text = `Von ${from} bis ${to} Uhr sind es ${hoursText(value)} ohne Pause, erlaubt sind ${lengthText(limit)}.`;
  return [{ code, day, value, limit, text, remedy: null }];
}

/** LAW-05: the shifts that began on the day. */
export function hoursRule(law: LawContext, day: Day): Violation[] {
  const value = law.netOn.get(day) ?? 0;
  const rules = law.isMinor(day)
    ? ([['minor_day8', 'minor_day']] as const)
    : ([
        ['day8', 'day'],
        ['day10', 'day_most'],
      ] as const);
  return rules.flatMap(([code, key]) => {
    const limit = law.at(key, day);
    if (value <= limit) return [];
    const text = `${hoursText(value)} Arbeit am ${formatDay(day)}, mehr als ${hoursText(limit)}.`;
    return [{ code, day, value, limit, text, remedy: null }];
  });
}

/** LAW-05: reported on the day with which the week passes the limit. */
export function weekRule(law: LawContext, day: Day): Violation[] {
  const own = law.netOn.get(day) ?? 0;
  const [code, key] = law.isMinor(day)
    ? (['minor_week40', 'minor_week'] as const)
    : (['week60', 'week'] as const);
  const limit = law.at(key, day);
  const week = law.weekFrom(mondayOf(day));
  const before = week.filter(([other]) => other < day).reduce((sum, [, minutes]) => sum + minutes, 0);
  if (before > limit || before + own <= limit) return [];
  const value = week.reduce((sum, [, minutes]) => sum + minutes, 0);
  const text = `${hoursText(value)} Arbeit in der Woche ab ${formatDay(mondayOf(day))}, mehr als ${hoursText(limit)}.`;
  return [{ code, day, value, limit, text, remedy: null }];
}

/** LAW-06: reported on the day of the next shift. */
export function restRule(law: LawContext, last: Shift | undefined, shift: Shift): Violation[] {
  if (!last) return [];
  const { day } = shift;
  const minor = law.isMinor(day);
  const ofTrade = law.facts.choices.rest === 10;
  const limit = law.at(minor ? 'minor_rest' : ofTrade ? 'rest_of_trades' : 'rest', day);
  const value = shift.from - last.to;
  if (value >= limit) return [];
  const text = `Seit ${timeAt(last.to)} Uhr am ${formatDay(dayAndTimeOf(last.to).day)} nur ${hoursText(value)} Ruhezeit, es fehlen ${limit - value} Minuten.`;
  return [{ code: minor ? 'minor_rest12' : 'rest11', day, value, limit, text, remedy: null }];
}

/** LAW-13: recorded more than seven days after the day. */
export function lateRule(law: LawContext, day: Day): Violation[] {
  if (!law.facts.milog) return [];
  return law.facts.times
    .filter((time) => time.day === day)
    .flatMap(({ recorded }) => {
      const [value, limit] = [daysBetween(day, recorded), law.at('late_days', day)];
      if (value <= limit) return [];
      const text = `Die Arbeitszeit vom ${formatDay(day)} ist erst nach ${value} Tagen erfasst worden, erlaubt sind ${limit}.`;
      return [{ code: 'late7' as const, day, value, limit, text, remedy: null }];
    });
}

const timeAt = (instant: number): string => timeOf(dayAndTimeOf(instant).minutes);
