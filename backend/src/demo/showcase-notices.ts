import { createHash } from 'node:crypto';
import { NOTICE_TEMPLATE, noticeText } from '@stundenbuch/domain/accounts/vacation/notice';
import { costOfDay } from '@stundenbuch/domain/day/workday/work-day';
import { takesTheDay } from '@stundenbuch/domain/records/entries/status';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { insertAll } from './bulk.ts';
import { showcase } from './companies.ts';
import { bossOf, hourOf, idOf, type Occurrence, type Stage } from './showcase-events.ts';
import type { AskedDays } from './showcase-year.ts';

const company_id = showcase.id;

interface Account {
  entitlement: number;
  brought: number;
}

/** On 1 September two people are told of the vacation of the year: one has read it, the other has not. */
export function noticeOccurrences(stage: Stage, requests: readonly AskedDays[]): Occurrence[] {
  const { owner, history, today } = stage;
  const year = yearOf(today);
  const sent: Day = `${year}-09-01`;
  const deadline: Day = `${year + 1}-03-31`;
  const by = bossOf(stage);
  const at = hourOf(stage, sent, 9);
  const tell = (who: string) => ({
    day: sent,
    happen: () =>
      history.tell({ at, by }, async () => {
        const user_id = idOf(stage, who);
        const account = await accountOf(stage, user_id, year);
        const days = account.entitlement - Math.max(0, takenBy(requests, who, sent) - account.brought);
        const text = noticeText(NOTICE_TEMPLATE, { year, days, deadline });
        const sha256 = createHash('sha256').update(text).digest('hex');
        const made = { created_at: at, created_by: by };
        const notice = { company_id, user_id, year, days, deadline, text, sha256, channel: 'app' };
        await insertAll(owner, 'vacation_notices', [{ ...notice, sent_at: at, sent_by: by, ...made }]);
      }),
  });
  const theo = idOf(stage, 'theo');
  const read = hourOf(stage, `${year}-09-02`, 7);
  const reading = {
    day: `${year}-09-02`,
    happen: () =>
      history.tell({ at: read, by: theo }, () =>
        owner.query(
          'update vacation_notices set read_at = $3, confirmed_at = $3 where company_id = $1 and user_id = $2',
          [company_id, theo, read],
        ),
      ),
  };
  return [tell('theo'), tell('selma'), reading].filter(({ day }) => day <= today);
}

async function accountOf({ owner }: Stage, user: number, year: number): Promise<Account> {
  const posted = (bucket: number) =>
    `coalesce((select sum(days) from vacation_postings p where p.user_id = u.id and p.year = ${bucket}), 0)::float8`;
  const { rows } = await owner.query<Account>(
    `select u.vacation::float8 + ${posted(year)} as entitlement, ${posted(year - 1)} as brought
      from users u where u.company_id = $1 and u.id = $2`,
    [company_id, user],
  );
  return rows[0] as Account;
}

/** Vacation of the year, as far as it had been asked for. */
function takenBy(requests: readonly AskedDays[], who: string, until: Day): number {
  return requests
    .filter(({ person, asked }) => person.who === who && asked <= until)
    .flatMap(({ person, rows }) => rows.map((row) => ({ ...row, facts: person.facts })))
    .filter(
      ({ type, status, day }) =>
        type === TYPE.vacation && takesTheDay(status as number) && yearOf(day) === yearOf(until),
    )
    .reduce(
      (sum, { day, facts, first_half, second_half }) =>
        sum + costOfDay(facts, day, first_half && second_half ? 1 : 0.5),
      0,
    );
}
