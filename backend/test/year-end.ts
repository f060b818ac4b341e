import type { YearEndPreview } from '@stundenbuch/domain/workflows/yearend/contract';
import { away, store } from './entries.ts';
import { switchOn } from './switch-on.ts';
import type { World } from './world.ts';

/** The first company with a vacation account since 2026: 30 days a year and, where given, days left over of 2025. */
export async function withAccounts(world: World, left: Record<number, number> = {}): Promise<void> {
  for (const table of ['vacation_postings', 'vacation_closings', 'vacation_notices', 'vacation_expiries']) {
    await world.sql(`delete from ${table}`);
  }
  await world.sql('delete from entries');
  await world.sql('delete from company_settings where company_id = 1');
  await world.sql(`update users set vacation = 30, weeklyhours = 40, working_days = '1111100'`);
  await world.sql('update contracts set vacation = 30');
  await switchOn(world, 1, ['calendar', 'contracts', 'ledger'], '2026-01-01');
  await world.sql(
    `update company_settings set value = '{"expiry": "03-31"}' where company_id = 1 and feature = 'ledger'`,
  );
  for (const user of [11, 12, 13]) {
    await world.sql(
      `insert into vacation_postings (company_id, user_id, year, day, kind, days, created_at)
        values (1, $1, 2025, '2026-01-01', 'opening', $2, '2026-01-01')`,
      [user, left[user] ?? 0],
    );
  }
}

/** A notice that was read, as if it had been sent before. */
export async function storedNotice(
  world: World,
  user: number,
  year: number,
  { read = `${year + 1}-01-11` as string | null, days = 1, deadline = `${year + 1}-03-31` } = {},
): Promise<number> {
  const [row] = await world.sql<{ id: number }>(
    `insert into vacation_notices (company_id, user_id, year, days, deadline, text, sha256, channel, sent_at, sent_by,
        read_at, confirmed_at, created_at, created_by)
      values (1, $1, $2, $3, $4, 'Bitte nehmen', repeat('0', 64), 'app', '2026-01-02', 13, $5, $5, '2026-01-02', 13)
      returning id`,
    [user, year, days, deadline, read],
  );
  return (row as { id: number }).id;
}

export const vacation = (world: World, user: number, ...days: string[]) =>
  store(world, ...days.map((day) => away(day, 10, 1, { user_id: user })));

export async function preview(world: World, year: number): Promise<YearEndPreview> {
  return (await world.post<YearEndPreview>('chef', '/vacation/closing/preview', { year })).body;
}

/** As the screen does: looked at, then applied. */
export async function close(world: World, year: number, choice: object = {}) {
  const { hash } = await preview(world, year);
  return world.post<{ id: number; year: number; posted: number }>('chef', '/vacation/closing', {
    year,
    hash,
    ...choice,
  });
}

export const postings = (world: World, user = 11) =>
  world.sql<{ kind: string; days: number; day: string; year: number; closing: boolean }>(
    `select kind, days::float8, day::text, year, closing_id is not null as closing from vacation_postings
      where user_id = $1 and kind <> 'opening' order by id`,
    [user],
  );
