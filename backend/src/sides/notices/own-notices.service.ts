import { Injectable } from '@nestjs/common';
import type { NoticeChoice, NoticeChoices, WireNotice } from '@stundenbuch/domain/sides/notices/contract';
import {
  NOTICE_KINDS,
  type NoticeData,
  type NoticeKind,
  QUIET,
  workKindsOf,
} from '@stundenbuch/domain/sides/notices/kinds';
import { messageOf } from '@stundenbuch/domain/sides/notices/message';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { hasTeams } from '../../day/led.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { list, Page } from '../../platform/database/listing.ts';
import { utc } from '../../platform/database/shown.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { Installation } from '../../platform/installation.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { isLead } from '../../platform/session/leads.ts';
import { noticeList } from './notice-list.ts';

type Row = Pick<WireNotice, 'id' | 'created_at' | 'read'> & {
  kind: NoticeKind;
  data: NoticeData[NoticeKind];
};

/** What the caller was told, and wants to be told. */
@Injectable()
export class OwnNotices {
  constructor(
    private readonly database: Database,
    private readonly installation: Installation,
    private readonly clock: Clock,
  ) {}

  async list(who: Caller, query: ListQuery): Promise<WireNotice[] | Page<WireNotice>> {
    const columns = sql`id, kind, data, ${utc(sql`created_at`)} as created_at, read_at is not null as read`;
    const source = { columns, tables: sql`notices`, where: ownOf(who) };
    const found = await list<Row>(this.database, who, source, noticeList, query);
    return found instanceof Page ? new Page(found.rows.map(inWords), found.total) : found.map(inWords);
  }

  async count(who: Caller): Promise<{ unread: number }> {
    const [row] = await this.database.read<{ unread: number }>(
      who,
      sql`select count(*)::int as unread from notices where ${ownOf(who)} and read_at is null`,
    );
    return row as { unread: number };
  }

  /** One, or all. Reading twice is no error. */
  read(who: Caller, id?: number): Promise<{ read: number }> {
    const one = id === undefined ? nothing : sql` and id = ${id}`;
    return this.database.write(who, async (tx) => {
      if (
        id !== undefined &&
        (await rowsOf(tx, sql`select from notices where ${ownOf(who)}${one}`)).length === 0
      )
        throw new Refused(refuseWire('not_found'));
      const changed = await rowsOf(
        tx,
        sql`update notices set read_at = ${this.clock.now()} where ${ownOf(who)}${one} and read_at is null returning id`,
      );
      return { read: changed.length };
    });
  }

  async choices(who: Caller): Promise<NoticeChoices> {
    const rows = await this.database.read<NoticeChoice>(
      who,
      sql`select kind, app, mail from notice_settings where ${ownOf(who)}`,
    );
    const leads = hasTeams(who) && (await isLead(this.database, who, this.clock.today()));
    const chosen = (kind: string) => rows.find((row) => row.kind === kind) ?? { app: true, mail: true };
    return {
      mail: this.installation.mail !== null,
      quiet: chosen(QUIET.name).mail,
      kinds: workKindsOf({ ...who, leads }).map((kind) => {
        const { app, mail } = chosen(kind);
        return { kind, label: NOTICE_KINDS[kind].label, app, mail };
      }),
    };
  }

  async choose(who: Caller, { kind, app, mail }: NoticeChoice): Promise<NoticeChoices> {
    await this.database.write(who, (tx) =>
      rowsOf(
        tx,
        sql`insert into notice_settings (company_id, user_id, kind, app, mail, created_at, created_by)
          values (${who.company}, ${who.id}, ${kind}, ${app}, ${mail}, ${this.clock.now()}, ${who.id})
          on conflict (company_id, user_id, kind) do update set app = excluded.app, mail = excluded.mail`,
      ),
    );
    return this.choices(who);
  }
}

const ownOf = ({ company, id }: Caller): Sql => sql`company_id = ${company} and user_id = ${id}`;

function inWords({ id, kind, data, created_at, read }: Row): WireNotice {
  const { subject, lines, link } = messageOf(kind, data);
  return { id, kind, title: subject, text: lines.join(' '), path: link?.path ?? null, created_at, read };
}
