import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import {
  addDays,
  type Day,
  firstOfMonth,
  firstOfYear,
  lastOfMonth,
  monthOf,
} from '@stundenbuch/domain/time/day';
import {
  closeInput,
  confirmInput,
  correctionAnswerInput,
  correctionRequestInput,
} from '@stundenbuch/domain/workflows/month/contract';
import type { Caller } from '../platform/session/caller.ts';
import { MonthCloses } from '../workflows/months/month-closes.service.ts';
import { CorrectionRequests } from '../workflows/times/correction-requests.service.ts';
import { typed } from './house.ts';
import { bossOf, idOf, type Occurrence, on, type Stage } from './showcase-events.ts';
import { handOver } from './showcase-payroll.ts';
import { type ShownEntry, timesOf } from './showcase-year.ts';

const CLOSING = 'closing';

/** Who has confirmed the month; and of them those for whom it was closed. */
const CONFIRMED = ['karla', 'hanna', 'frida', 'selma'];
const CLOSED = ['hanna', 'frida', 'selma'];
/** Days on which Milan may still add what is recorded too late. */
const GRACE = 10;
/** Closed without a confirmation. */
const AWAY = { who: 'armin', reason: 'Auf Montage, am Telefon bestätigt' };
const LONGER = 30;
const NOTE = 'Abnahme beim Kunden nicht eingetragen';

/** Of the month that is closed: how it was recorded at first, and what happened then. */
export interface LockedMonth {
  asRecorded: ShownEntry[];
  occurrences: Occurrence[];
}

/**
 * The last month whose days are over for good: most have confirmed it and most of these are closed, one after a correction for
 * the second time; one person has forgotten a day, and asks for it now.
 */
export function lockedMonth(stage: Stage, worked: readonly ShownEntry[]): LockedMonth {
  const month = monthToClose(stage.today);
  const start = month ?? firstOfYear(stage.today);
  const begin = on(stage, start, 8, bossOf(stage), (boss) =>
    stage.house.switchOn(boss, CLOSING, start, { grace: GRACE }),
  );
  const ofMonth = (who: string) =>
    worked.filter(
      ({ user_id, type, day }) =>
        user_id === idOf(stage, who) && type === TYPE.work && month !== null && firstOfMonth(day) === month,
    );
  const [mended, forgotten] = [middleOf(ofMonth('hanna')), middleOf(ofMonth('theo'))];
  if (month === null || !mended || !forgotten) return { asRecorded: [...worked], occurrences: [begin] };
  const shorter = {
    ...mended,
    hours: mended.hours - LONGER / 60,
    end_minute: Number(mended.end_minute) - LONGER,
    net_minutes: Number(mended.net_minutes) - LONGER,
  };
  const isForgotten = ({ user_id, day }: ShownEntry) =>
    user_id === forgotten.user_id && day === forgotten.day;
  return {
    asRecorded: worked.filter((row) => !isForgotten(row)).map((row) => (row === mended ? shorter : row)),
    occurrences: [begin, ...happenings(stage, month, mended, forgotten)].filter(
      ({ day }) => day <= stage.today,
    ),
  };
}

/** After its corrections, too, which end two days after the grace; null where the accounts begin later. */
function monthToClose(today: Day): Day | null {
  const before = firstOfMonth(addDays(firstOfMonth(today), -1));
  const month = Number(today.slice(8)) >= GRACE + 2 ? before : firstOfMonth(addDays(before, -1));
  return month < firstOfYear(today) ? null : month;
}

const middleOf = <T>(rows: readonly T[]): T | undefined => rows[Math.floor(rows.length / 2)];

function happenings(stage: Stage, start: Day, mended: ShownEntry, forgotten: ShownEntry): Occurrence[] {
  const { house, people } = stage;
  const month = monthOf(start);
  /** So many days after the month. */
  const after = (days: number, by: number, work: (who: Caller) => Promise<unknown>) =>
    on(stage, addDays(lastOfMonth(start), days), 9, by, work);
  const employed = (who: string) => people.some((one) => one.who === who && one.from <= start);
  const requests = () => house.service(CorrectionRequests);
  const ask = (row: ShownEntry, days: number, reason: string) =>
    after(days, row.user_id, (who) =>
      requests().create(who, typed(correctionRequestInput, { day: row.day, wish: timesOf(row), reason })),
    );
  return [
    ...CONFIRMED.filter(employed).map((who) =>
      after(2, idOf(stage, who), (person) =>
        house.service(MonthCloses).confirm(person, typed(confirmInput, { month })),
      ),
    ),
    after(4, bossOf(stage), (boss) => {
      const users = [...CLOSED.filter(employed), AWAY.who].map((who) => idOf(stage, who));
      const closing = typed(closeInput, { month, users, reason: AWAY.reason });
      return house.service(MonthCloses).close(boss, closing);
    }),
    // Before the correction, so that its difference waits.
    after(5, bossOf(stage), (boss) =>
      handOver(
        stage,
        boss,
        start,
        [...CLOSED.filter(employed), AWAY.who].map((who) => idOf(stage, who)),
      ),
    ),
    ask(mended, 6, NOTE),
    ask(forgotten, GRACE + 1, 'An diesem Tag nicht ans Eintragen gedacht'),
    after(9, bossOf(stage), async (boss) => {
      const [asked] = await requests().open(boss);
      const answer = typed(correctionAnswerInput, { accept: true, answer: 'Abnahmeprotokoll liegt vor' });
      await requests().answer(boss, asked?.id as number, answer);
    }),
  ];
}
