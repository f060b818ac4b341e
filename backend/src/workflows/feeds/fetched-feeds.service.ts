import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { allows, roleOf } from '@stundenbuch/domain/access/access';
import { flagsOf } from '@stundenbuch/domain/access/flags';
import { addDays } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { feedKinds } from '@stundenbuch/domain/workflows/feeds/access';
import { FEED_WORDS, type FeedKind } from '@stundenbuch/domain/workflows/feeds/feature-words';
import { calendarText, FEED_DAYS, type FeedDay } from '@stundenbuch/domain/workflows/feeds/ical';
import { refuseFeed } from '@stundenbuch/domain/workflows/feeds/messages';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import { half } from '../../records/entries/entry-columns.ts';
import { isAway } from '../../records/entries/kinds.ts';
import { type FeedViewer, Visibility } from '../../records/entries/visibility.service.ts';
import { feedHash } from './feeds.service.ts';

/** Fetches of an address within an hour (ICS-02). */
const FETCHES = 120;

interface FeedRow {
  id: number;
  company_id: number;
  user_id: number;
  kind: FeedKind;
  show_type: boolean;
  role: number;
  permission: string;
  features: string[];
}

/** A calendar as it is fetched, without a session: whoever has the address reads it, while its owner may. */
@Injectable()
export class FetchedFeeds {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
    private readonly clock: Clock,
  ) {}

  async read(secret: string): Promise<{ text: string; etag: string }> {
    const key = feedHash(secret);
    const [feed] = await this.database.call<FeedRow>(
      sql`select id, company_id, user_id, kind, show_type, role, permission, features from feed_of(${key})`,
    );
    const who = feed && viewerOf(feed);
    if (!who || !allows(feedKinds[feed.kind], who)) throw new Refused(refuseWire('not_found'));
    await this.refuseTooMany(key);
    const days = await this.database.read<FeedDay>(who, await this.daysOf(who, feed));
    const text = calendarText(FEED_WORDS[feed.kind], days, feed);
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  }

  private async refuseTooMany(key: Buffer): Promise<void> {
    const counted = feedHash(`feed ${key.toString('hex')}`);
    const [row] = await this.database.call<{ seconds: number }>(
      sql`select take_limited_attempt(${counted}, ${this.clock.now()}, '1 hour', ${FETCHES}, null) as seconds`,
    );
    if (row?.seconds) throw new Refused(refuseFeed('feed_too_often'), row.seconds);
  }

  /** One's own, asked for or approved; of all, what is approved. */
  private async daysOf(who: FeedViewer, { kind }: FeedRow): Promise<Sql> {
    const today = this.clock.today();
    const whose =
      kind === 'own'
        ? sql`e.user_id = ${who.id}`
        : sql`e.status = 1 and ${(await this.visibility.ofFeed(who)).visible}`;
    return sql`select e.id, e.user_id as "user", u.first_name, u.name, e.day, e.type, e.status, ${half} as half,
        e.away_minutes
      from entries e join users u on u.company_id = e.company_id and u.id = e.user_id
      where e.company_id = ${who.company} and ${isAway} and ${whose}
        and e.day between ${addDays(today, -FEED_DAYS.back)} and ${addDays(today, FEED_DAYS.ahead)}
      order by u.name, u.first_name, u.id, e.day, e.second_half, e.id`;
  }
}

const viewerOf = ({ company_id, user_id, role, permission, features }: FeedRow): FeedViewer => ({
  company: company_id,
  id: user_id,
  role: roleOf(role),
  globalAdmin: false,
  flags: flagsOf(permission),
  features,
});
