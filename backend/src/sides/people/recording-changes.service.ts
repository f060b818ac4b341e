import { Injectable } from '@nestjs/common';
import { yearBalances } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import { ownContractRefusal } from '@stundenbuch/domain/day/contracts/changes';
import { refuseOffice } from '@stundenbuch/domain/day/office/messages';
import { type WorkFacts, workDay } from '@stundenbuch/domain/day/workday/work-day';
import { adminAccess } from '@stundenbuch/domain/sides/people/access';
import {
  type ChangedDays,
  closedStartRefusal,
  daysRecordedOtherwise,
  type RecordingPreview,
} from '@stundenbuch/domain/sides/people/recording';
import { addDays, type Day, daysFrom, firstOfMonth, monthOf, yearOf } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import { round } from '@stundenbuch/domain/time/rounding';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { OvertimeService } from '../../accounts/overtime/overtime.service.ts';
import {
  type VacationRow,
  vacationColumns,
  vacationFactsOf,
} from '../../accounts/vacation/vacation-facts.ts';
import { WorkDays } from '../../day/work-days.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, giveReason, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { User } from '../../platform/user.entity.ts';
import { StoredFigures } from '../../records/entries/stored-figures.service.ts';
import { type Recording, recordingOfChanged } from './recorded-from.ts';
import { workerFactsOf } from './worker-facts.ts';

export interface RecordingChange {
  value: Recording;
  days: ChangedDays;
  /** The entries of these days are stored with other figures; where nothing is recorded any more they stay as they are. */
  moves: boolean;
}

const MONTHS_SHOWN = 366;

/** Another day from which a person is recorded, under the person's lock: with a reason, and never in a closed month. */
@Injectable()
export class RecordingChanges {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly stored: StoredFigures,
    private readonly workDays: WorkDays,
    private readonly overtime: OvertimeService,
    private readonly clock: Clock,
  ) {}

  /** Null where it is as it was. */
  async asked(
    tx: Tx,
    tenant: Tenant,
    who: Caller,
    person: User,
    found: ReturnType<typeof recordingOfChanged>,
  ): Promise<RecordingChange | null> {
    if (!found) return null;
    const { value } = found;
    const days = daysRecordedOtherwise(
      { records: person.records, records_from: person.records_from ?? null },
      value,
    );
    const [row] = await rowsOf<{ others: boolean; closed: string[] }>(
      tx,
      sql`select exists (select from users o where o.company_id = ${tenant.company} and o.id <> ${person.id}
            and o.role = 2 and o.active) as others,
          (select coalesce(json_agg(to_char(m.month, 'YYYY-MM')), '[]') from month_closings m
            where m.company_id = ${tenant.company} and m.user_id = ${person.id} and m.state = 'closed') as closed`,
    );
    refuseIf(ownContractRefusal({ own: person.id === who.id, otherAdmins: row?.others ?? false }));
    refuseIf(closedStartRefusal(days, row?.closed ?? []));
    return { value, days, moves: person.records && value.records };
  }

  /** The same for a change that is made: it says why. */
  async required(
    tx: Tx,
    tenant: Tenant,
    who: Caller,
    person: User,
    found: ReturnType<typeof recordingOfChanged>,
  ): Promise<RecordingChange | null> {
    const change = await this.asked(tx, tenant, who, person, found);
    if (!change) return null;
    if (!found?.reason) throw new Refused(refuseOffice('correction_reason', 'reason'));
    await giveReason(tx, found.reason);
    return change;
  }

  /** After the person was stored. */
  async follow(tx: Tx, tenant: Tenant, user: number, change: RecordingChange | null): Promise<number> {
    return change?.moves ? this.stored.followPerson(tx, tenant, user, change.days) : 0;
  }

  /** In a transaction that is taken back, it is changed. Refuses what the change itself would be refused for. */
  preview(who: Caller, id: number, body: Input): Promise<RecordingPreview> {
    return this.database.rehearse(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, adminAccess.previewRecording);
      await lockPeople(tx, who, sql`u.id = ${id}`);
      const person = await tx.findOne(User, { company: who.company, id });
      if (!person) throw new Refused(refuseWire('not_found'));
      const known = await workerFactsOf(tx, who, undefined, id);
      const sent = { weeklyhours: person.weeklyhours || 40 };
      const found = recordingOfChanged(known, body, person, sent, this.clock.today());
      const change = await this.asked(tx, who, who, person, found);
      const before = await this.figures(tx, who, id);
      if (change) Object.assign(person, change.value);
      await tx.flush();
      const entries = await this.follow(tx, who, id, change);
      const after = await this.figures(tx, who, id);
      const figures = [...after].map(([figure, value]) => ({
        ...{ figure, before: before.get(figure) ?? 0, after: value },
      }));
      return { figures: figures.filter((one) => one.before !== one.after), entries };
    });
  }

  private async figures(tx: Tx, tenant: Tenant, user: number): Promise<Map<string, number>> {
    const today = this.clock.today();
    const figures = new Map<string, number>();
    const work = (await this.workDays.of(tenant, [user], tx)).get(user) as WorkFacts;
    const first = firstOfMonth(addDays(today, -MONTHS_SHOWN));
    for (const day of daysFrom(first, addDays(today, MONTHS_SHOWN))) {
      const figure = `Soll ${monthName(monthOf(day))} (Stunden)`;
      figures.set(figure, (figures.get(figure) ?? 0) + workDay(work, day).minutes);
    }
    for (const [figure, minutes] of figures) figures.set(figure, round(minutes / 60));
    const account = await this.overtime.balanceOf(tenant, user, tx);
    if (account) figures.set('Stundenkonto (Stunden)', round(account.minutes / 60));
    for (const [year, days] of await openVacation(tx, tenant, user, today))
      figures.set(`Offener Urlaub ${year} (Tage)`, days);
    return figures;
  }
}

async function openVacation(tx: Tx, tenant: Tenant, user: number, today: Day): Promise<[number, number][]> {
  const [row] = await rowsOf<VacationRow>(
    tx,
    sql`select ${vacationColumns(tenant)} from users u where u.company_id = ${tenant.company} and u.id = ${user}`,
  );
  const open = yearBalances(vacationFactsOf(row as VacationRow));
  return [yearOf(today), yearOf(today) + 1].map((year) => [year, open(year).open]);
}
