import { Injectable } from '@nestjs/common';
import { reportAccess } from '@stundenbuch/domain/accounts/reports/access';
import { refuseReport } from '@stundenbuch/domain/accounts/reports/messages';
import {
  MOST_VIEWS,
  type viewInput,
  type SavedView as WireView,
} from '@stundenbuch/domain/accounts/reports/view-contract';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tx } from '../../platform/database/database.ts';
import { lockedOne } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { SavedView } from './saved-view.entity.ts';

const conflicts = { saved_views_name: () => refuseReport('view_name', 'name') };

const onTheWire = ({ id, name, shared, definition }: SavedView): WireView => ({
  id,
  name,
  shared,
  definition,
});

/** Reports that somebody keeps; shared ones belong to all admins. */
@Injectable()
export class SavedViews {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
  ) {}

  list(who: Caller): Promise<WireView[]> {
    return this.database.read<WireView>(
      who,
      sql`select id, name, shared, definition from saved_views
        where company_id = ${who.company} and (shared or user_id = ${who.id}) order by lower(name), id`,
    );
  }

  create(who: Caller, sent: Input<typeof viewInput>): Promise<WireView> {
    const input = sent.read();
    return this.admin(who, async (tx) => {
      const mine = { company: who.company, user: who.id };
      if ((await tx.count(SavedView, mine)) >= MOST_VIEWS) throw new Refused(refuseReport('view_limit'));
      const view = tx.create(SavedView, {
        ...mine,
        ...input,
        created_at: this.clock.now(),
        created_by: who.id,
      });
      await tx.flush();
      return onTheWire(view);
    });
  }

  change(who: Caller, id: number, sent: Input<typeof viewInput>): Promise<WireView> {
    return this.admin(who, async (tx) => {
      const view = await this.seen(tx, who, id);
      Object.assign(view, sent.read());
      await tx.flush();
      return onTheWire(view);
    });
  }

  delete(who: Caller, id: number): Promise<{ id: number }> {
    return this.admin(who, async (tx) => {
      tx.remove(await this.seen(tx, who, id));
      return { id };
    });
  }

  private async seen(tx: Tx, who: Caller, id: number): Promise<SavedView> {
    const view = await lockedOne(tx, SavedView, who, id);
    if (!view.shared && view.user !== who.id) throw new Refused(refuseWire('not_found'));
    return view;
  }

  private admin<T>(who: Caller, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      await stillAllowed(tx, this.sessions, who, reportAccess.changeViews);
      return work(tx);
    });
  }
}
