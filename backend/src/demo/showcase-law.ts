import { lawFeature } from '@stundenbuch/domain/accounts/lawguide/features';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { addDays, firstOfMonth, firstOfYear, latest, weekday, yearOf } from '@stundenbuch/domain/time/day';
import { mondayOf } from '@stundenbuch/domain/time/week';
import { z } from 'zod';
import { WorkingTimes } from '../workflows/times/working-times.service.ts';
import { insertAll } from './bulk.ts';
import { showcase } from './companies.ts';
import { typed } from './house.ts';
import { bossOf, idOf, type Occurrence, on, type Stage } from './showcase-events.ts';
import { type ShownEntry, timesOf } from './showcase-year.ts';

const company_id = showcase.id;
/** Every second day has a quarter of an hour more than eight; the report of the demo is about the others. */
const SETTINGS = { day8: 'off', day10: 'reason', sunday: 'reason' };

const LATE = 9;
const EVENING = 19 * 60;
const NIGHT = 22 * 60;
const FRIDAY = 5;
const LONG_ENOUGH = 360;
const LONG = 615;

/** Days of the year on which the working-time law has something to say; the rest are ordinary ones. */
export function lawDays(stage: Stage, worked: readonly ShownEntry[]) {
  const { today } = stage;
  const daysOf = (who: string) =>
    worked.filter(
      ({ user_id, type, day }) =>
        user_id === idOf(stage, who) && type === TYPE.work && day >= firstOfYear(today),
    );
  const change = new Map<ShownEntry, Partial<ShownEntry>>();
  const noBreak = daysOf('armin').findLast(({ break_minutes }) => break_minutes === 30);
  if (noBreak)
    change.set(noBreak, { break_hours: 0, break_minutes: 0, end_minute: Number(noBreak.end_minute) - 30 });
  const long = daysOf('theo').findLast(({ net_minutes }) => Number(net_minutes) > 420);
  if (long) {
    const times = { start_minute: 390, end_minute: 390 + LONG + 45, break_hours: 0.75, break_minutes: 45 };
    change.set(long, { ...times, hours: LONG / 60, net_minutes: LONG });
    const booking = worked.find(
      (row) => row.user_id === long.user_id && row.day === long.day && row !== long,
    );
    if (booking) change.set(booking, { hours: booking.hours + LONG / 60 - long.hours });
  }
  const frida = daysOf('frida');
  const evening = frida.findLast((row) => frida.some(({ day }) => day === addDays(row.day, 1)));
  const morning = frida.find(({ day }) => evening && day === addDays(evening.day, 1));
  if (evening) change.set(evening, moved(evening, EVENING - Number(evening.end_minute)));
  if (morning) change.set(morning, moved(morning, 390 - Number(morning.start_minute)));
  for (const row of nightsOf(daysOf('armin')))
    if (!change.has(row)) change.set(row, moved(row, NIGHT - Number(row.end_minute)));
  const late = daysOf('milan').findLast(({ day }) => day <= addDays(today, -LATE)) ?? null;
  const sunday = sundayOf(stage, daysOf('armin'));
  const changed = worked.map((row) => (change.has(row) ? { ...row, ...change.get(row) } : row));
  return {
    worked: sunday ? [...changed, sunday] : changed,
    late,
    occurrences: [
      ...switchedOn(stage),
      ...(late ? [recordedLate(stage, late)] : []),
      ...(long ? [explained(stage, long, 'day10', 'Die Montage beim Kunden musste fertig werden')] : []),
      ...(sunday ? [explained(stage, sunday, 'sunday', 'Notdienst: Wasser in der Werkstatt')] : []),
    ],
  };
}

const moved = (row: ShownEntry, minutes: number) => ({
  start_minute: Number(row.start_minute) + minutes,
  end_minute: Number(row.end_minute) + minutes,
});

/** Since the beginning of the year; an apprentice is a minor, and somebody's hours are recorded after § 17 MiLoG. */
function switchedOn(stage: Stage): Occurrence[] {
  const { owner, house, people, today } = stage;
  const since = firstOfYear(today);
  const came = people.find(({ who }) => who === 'frida')?.from ?? since;
  return [
    on(stage, since, 8, bossOf(stage), async (boss) => {
      await house.switchOn(boss, lawFeature.name, since, SETTINGS);
      await owner.query('update users set milog = true where company_id = $1 and id = $2', [
        ...[company_id, idOf(stage, 'milan')],
      ]);
    }),
    on(stage, latest(since, came), 8, bossOf(stage), () =>
      owner.query('update users set birth_date = $3 where company_id = $1 and id = $2', [
        ...[company_id, idOf(stage, 'frida'), `${yearOf(today) - 17}-05-14`],
      ]),
    ),
  ];
}

function recordedLate(stage: Stage, row: ShownEntry): Occurrence {
  const day = addDays(row.day, LATE);
  return on(stage, day, 7, row.user_id, (who) =>
    stage.house.service(WorkingTimes).create(who, typed(z.any(), timesOf(row))),
  );
}

/** Beside the working time, whose month was stored at once. */
function explained(stage: Stage, row: ShownEntry, code: string, text: string): Occurrence {
  const { user_id, day } = row;
  return on(stage, day, 16, user_id, () => {
    const reason = { company_id, user_id, day, code, text, created_by: user_id, created_at: stage.house.now };
    return insertAll(stage.owner, 'law_reasons', [reason]);
  });
}

/** The first Friday of each month, once the kitchen of the inn is closed: of two hours of it night is paid. */
const nightsOf = (days: readonly ShownEntry[]) =>
  [
    ...Map.groupBy(
      days.filter(({ day, net_minutes }) => weekday(day) === FRIDAY && Number(net_minutes) >= LONG_ENOUGH),
      ({ day }) => firstOfMonth(day),
    ).values(),
  ].flatMap(([first]) => first ?? []);

/** Three hours of somebody who was called on the Sunday before an ordinary day of the month before. */
function sundayOf(stage: Stage, days: readonly ShownEntry[]): ShownEntry | null {
  // The lists of faults, which are about this month, name Sundays.
  const last = days.findLast(({ day }) => day < firstOfMonth(stage.today));
  const day = last && addDays(mondayOf(last.day), -1);
  if (!day || day < firstOfYear(stage.today)) return null;
  const times = { start_minute: 540, end_minute: 720, break_hours: 0, break_minutes: 0 };
  return { ...last, ...times, day, hours: 3, net_minutes: 180, target: 0 };
}
