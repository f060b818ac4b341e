import { randomUUID } from 'node:crypto';
import { isOwed, kindOfDay } from '@stundenbuch/domain/day/workday/work-day';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { punchFeature } from '@stundenbuch/domain/records/punch/features';
import { terminalInput } from '@stundenbuch/domain/records/punch/terminal-contract';
import { addDays, type Day, firstOfMonth, firstOfYear, latest } from '@stundenbuch/domain/time/day';
import { dateOf, dayAndTimeOf, instantOf, instantOfDate } from '@stundenbuch/domain/time/real-time';
import { mondayOf } from '@stundenbuch/domain/time/week';
import { Terminals } from '../workflows/punch/terminals.service.ts';
import { insertAll } from './bulk.ts';
import { showcase } from './companies.ts';
import { typed } from './house.ts';
import { bossOf, idOf, type Occurrence, on, type Stage } from './showcase-events.ts';
import type { ShownEntry } from './showcase-year.ts';

const company_id = showcase.id;
const SETTINGS = { auto_break: 'suggest', terminal_balance: true };

const PUNCHED = ['milan', 'selma', 'theo'];
const FORGETS = 'selma';
/** When the boss came today, and her break. */
const [CAME, PAUSED, RESUMED] = [7 * 60 + 42, 12 * 60 + 6, 12 * 60 + 42];
const EVENING = 17 * 60;

type Part = readonly [kind: 'work' | 'break', from: number, to: number | null];

/**
 * Some use the clock: the working times of their week have intervals. One of them did not go on her last day, which is therefore
 * not recorded, and the boss is at work while the demo is made during working hours.
 */
export function punchDays(stage: Stage, worked: readonly ShownEntry[], absent: readonly ShownEntry[]) {
  const { today, owner, history, house } = stage;
  const monday = latest(mondayOf(addDays(today, -1)), firstOfYear(today));
  const since = firstOfMonth(monday);
  const ofPunches = worked.filter(({ user_id, type, day }) => {
    return type === TYPE.work && day >= monday && PUNCHED.some((who) => idOf(stage, who) === user_id);
  });
  const forgotten = ofPunches.findLast(({ user_id }) => user_id === idOf(stage, FORGETS));
  const recorded = (row: ShownEntry) => row.user_id !== forgotten?.user_id || row.day !== forgotten.day;
  const punched = ofPunches.filter(recorded);
  const interval = (user_id: number, day: Day, parts: readonly Part[], entry_id: number | null = null) => {
    const shift_id = randomUUID();
    return parts.map(([kind, from, to]) => ({
      company_id,
      user_id,
      shift_id,
      day,
      kind,
      source: 'clock',
      entry_id,
      forgotten: false,
      started_at: dateOf(instantOf(day, from)),
      ended_at: to === null ? null : dateOf(instantOf(day, to)),
      created_at: dateOf(instantOf(day, from)),
      created_by: user_id,
    }));
  };
  const store = async () => {
    const { rows } = await owner.query<{ id: number; key: string }>(
      `select id, user_id || ' ' || to_char(day, 'YYYY-MM-DD') as key from entries
       where company_id = $1 and type = $2 and day >= $3`,
      [company_id, TYPE.work, monday],
    );
    const ids = new Map(rows.map(({ id, key }) => [key, id]));
    const boss = bossOf(stage);
    await insertAll(owner, 'work_intervals', [
      ...punched.flatMap((row) =>
        interval(row.user_id, row.day, partsOf(row), ids.get(`${row.user_id} ${row.day}`)),
      ),
      ...(forgotten
        ? interval(forgotten.user_id, forgotten.day, [['work', Number(forgotten.start_minute), null]]).map(
            (row) => ({ ...row, forgotten: true }),
          )
        : []),
      ...interval(boss, today, isFree(stage, absent) ? [] : partsUntil(stage)),
    ]);
  };
  const occurrences: Occurrence[] = [
    // With a tablet at the door, whose code nobody has.
    on(stage, since, 5, bossOf(stage), async (boss) => {
      await house.switchOn(boss, punchFeature.name, since, SETTINGS);
      await house.service(Terminals).make(boss, typed(terminalInput, { name: 'Werkstatt' }));
    }),
    { day: today, happen: () => history.tellOwn(store) },
  ];
  return { worked: worked.filter(recorded), occurrences };
}

/** The break is in the middle, as a whole. */
function partsOf({ start_minute, end_minute, break_minutes }: ShownEntry): Part[] {
  const [start, end, pause] = [Number(start_minute), Number(end_minute), Number(break_minutes)];
  if (pause === 0) return [['work', start, end]];
  const noon = start + Math.floor((end - start - pause) / 2);
  return [
    ['work', start, noon],
    ['break', noon, noon + pause],
    ['work', noon + pause, end],
  ];
}

function isFree(stage: Stage, absent: readonly ShownEntry[]): boolean {
  const boss = stage.people.find(({ isAdmin }) => isAdmin);
  return (
    !boss ||
    !isOwed(kindOfDay(boss.facts, stage.today)) ||
    absent.some(({ user_id, day }) => user_id === boss.id && day === stage.today)
  );
}

/** What the boss has worked today, by the time of the day; nothing in the night. */
function partsUntil({ now }: Stage): Part[] {
  const { minutes } = dayAndTimeOf(instantOfDate(now));
  if (minutes <= CAME || minutes >= EVENING) return [];
  if (minutes <= PAUSED) return [['work', CAME, null]];
  const morning: Part = ['work', CAME, PAUSED];
  if (minutes <= RESUMED) return [morning, ['break', PAUSED, null]];
  return [morning, ['break', PAUSED, RESUMED], ['work', RESUMED, null]];
}
