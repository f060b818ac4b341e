import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import {
  addDays,
  type Day,
  firstOfMonth,
  firstOfYear,
  lastOfMonth,
  monthOf,
} from '@stundenbuch/domain/time/day';
import { timeOf } from '@stundenbuch/domain/time/time';
import { insertAll } from './bulk.ts';
import { closeMonths } from './closer.ts';
import { showcase } from './companies.ts';
import { bossOf, hourOf, idOf, type Occurrence, type Stage } from './showcase-events.ts';
import type { ShownEntry } from './showcase-year.ts';

const company_id = showcase.id;
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
  const begin = { day: start, happen: () => switchOn(stage, start) };
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

function switchOn(stage: Stage, since: Day): Promise<void> {
  const [at, by] = [hourOf(stage, since, 8), bossOf(stage)];
  const made = {
    company_id,
    feature: CLOSING,
    value: { grace: GRACE },
    since,
    version: 1,
    created_at: at,
    created_by: by,
  };
  return stage.history.tell({ at, by }, async () => {
    await insertAll(stage.owner, 'company_settings', [made]);
    await stage.owner.query('update companies set features = features || $2 where id = $1', [
      ...[company_id, [CLOSING]],
    ]);
  });
}

function happenings(stage: Stage, month: Day, mended: ShownEntry, forgotten: ShownEntry): Occurrence[] {
  const { owner, history, people } = stage;
  const boss = bossOf(stage);
  const after = (days: number) => addDays(lastOfMonth(month), days);
  const on = (day: Day, by: number, work: (at: Date) => Promise<unknown>, reason?: string): Occurrence => {
    const at = hourOf(stage, day, 9);
    return { day, happen: () => history.tell({ at, by, ...(reason && { reason }) }, () => work(at)) };
  };
  const employed = (who: string) => people.some((one) => one.who === who && one.from <= month);
  const close = (at: Date, closes: { who: string; version: number; reason: string | null }[]) =>
    closeMonths(
      owner,
      at,
      { company: company_id, id: boss },
      closes.map(({ who, ...one }) => ({ ...one, user: idOf(stage, who), month: monthOf(month) })),
    );
  const ask = (row: ShownEntry, days: number, reason: string) =>
    on(after(days), row.user_id, (at) =>
      insertAll(owner, 'correction_requests', [
        {
          company_id,
          user_id: row.user_id,
          day: row.day,
          wish: timesOf(row),
          reason,
          state: 'open',
          created_at: at,
          created_by: row.user_id,
        },
      ]),
    );
  return [
    ...CONFIRMED.filter(employed).map((who) =>
      on(after(2), idOf(stage, who), (at) =>
        insertAll(owner, 'month_closings', [
          {
            company_id,
            user_id: idOf(stage, who),
            month,
            state: 'confirmed',
            version: 0,
            confirmed_at: at,
            created_at: at,
            created_by: idOf(stage, who),
          },
        ]),
      ),
    ),
    on(after(4), boss, (at) =>
      close(at, [
        ...CLOSED.filter(employed).map((who) => ({ who, version: 1, reason: null })),
        { ...AWAY, version: 1 },
      ]),
    ),
    ask(mended, 6, NOTE),
    ask(forgotten, GRACE + 1, 'An diesem Tag nicht ans Eintragen gedacht'),
    on(
      after(9),
      boss,
      async () => {
        const key = [company_id, mended.user_id];
        await owner.query(
          `update month_closings set state = 'open', confirmed_at = null
           where company_id = $1 and user_id = $2 and month = $3`,
          [...key, month],
        );
        await owner.query(
          `update entries set hours = $4, end_minute = $5, net_minutes = $6
           where company_id = $1 and user_id = $2 and day = $3 and type = $7`,
          [...key, mended.day, mended.hours, mended.end_minute, mended.net_minutes, TYPE.work],
        );
      },
      NOTE,
    ),
    // On its own, because the sheet tells when the change before it was made.
    on(
      after(9),
      boss,
      async (at) => {
        await close(at, [{ who: 'hanna', version: 2, reason: NOTE }]);
        await owner.query(
          `update correction_requests set state = 'accepted', answer = $3, answered_at = $4, answered_by = $5
           where company_id = $1 and user_id = $2`,
          [company_id, mended.user_id, 'Abnahmeprotokoll liegt vor', at, boss],
        );
      },
      NOTE,
    ),
  ];
}

const timesOf = ({ start_minute, end_minute, break_hours }: ShownEntry) => ({
  start_time: timeOf(Number(start_minute)),
  end_time: timeOf(Number(end_minute)),
  break: Number(break_hours),
});
