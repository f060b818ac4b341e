import { feedHash } from '../src/workflows/feeds/feeds.service.ts';
import type { Call } from './refusal-calls.ts';
import type { World } from './world.ts';

/** Of one of the five calendars that somebody has, and that has been fetched as often as it may be. */
const FEED_SECRET = 'A'.repeat(43);

export const SIGHT_CALLS: Readonly<Record<string, Call>> = {
  feed_limit: ['chef', 'POST', '/calendar/feed', { kind: 'own' }],
  feed_too_often: ['chef', 'GET', `/calendar/${FEED_SECRET}.ics`],
  substitute_unknown: [
    'anna',
    'POST',
    '/timesheet/absence',
    { day: '2026-12-17', project: 10, hours: 8, substitute: 11 },
  ],
  matrix_betrays: [
    'chef',
    'PUT',
    '/company/settings/visibility',
    { value: { matrix: { colleague: { 20: 'away' } } } },
  ],
};

export async function fillFeeds(world: World): Promise<void> {
  for (const secret of [FEED_SECRET, 'B', 'C', 'D', 'E'])
    await world.sql(
      `insert into feeds (company_id, user_id, kind, show_type, secret_hash, created_at, created_by)
        values (1, 13, 'own', false, $1, now(), 13)`,
      [feedHash(secret)],
    );
  const key = feedHash(`feed ${feedHash(FEED_SECRET).toString('hex')}`);
  await world.sql(
    'insert into login_failures (key, at) select $1, $2::timestamptz from generate_series(1, 120)',
    [key, '2026-11-20T10:59:00Z'],
  );
}
