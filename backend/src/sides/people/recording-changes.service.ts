import { Injectable } from '@nestjs/common';
import { yearBalances } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import { type WorkFacts, workDay } from '@stundenbuch/domain/day/workday/work-day';
import { adminAccess } from '@stundenbuch/domain/sides/people/access';
import type { RecordingPreview } from '@stundenbuch/domain/sides/people/recording';
import { addDays, type Day, daysFrom, firstOfMonth, monthOf, yearOf } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import { round } from '@stundenbuch/domain/time/rounding';
import { OvertimeService } from '../../accounts/overtime/overtime.service.ts';
import {
  type VacationRow,
  vacationColumns,
  vacationFactsOf,
} from '../../accounts/vacation/vacation-facts.ts';
import { WorkDays } from '../../day/work-days.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { User } from '../../platform/user.entity.ts';
import { StoredFigures } from '../../records/entries/stored-figures.service.ts';
import { recordingOfChanged } from './recorded-from.ts';
import { workerFactsOf } from './worker-facts.ts';

const MONTHS_SHOWN = 366;

/** What another day from which a person is recorded would change. */
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

  /** In a transaction that is taken back, it is changed. Refuses what the change itself would be refused for. */
  preview(who: Caller, id: number, body: Input): Promise<RecordingPreview> {
    return this.database.rehearse(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, adminAccess.previewRecording);
      await lockPeople(tx, who, sql`u.id = ${id}`);
      const person = existing(await tx.findOne(User, { company: who.company, id }));
      const known = await workerFactsOf(tx, who, undefined, id);
      const facts = { who, person, known, today: this.clock.today() };
      const change = recordingOfChanged(facts, body, { weeklyhours: person.weeklyhours || 40 });
      const before = await this.figures(tx, who, id);
      if (change) Object.assign(person, change.value);
      await tx.flush();
      const entries = change?.days ? await this.stored.followPerson(tx, who, id, change.days) : 0;
      const after = await this.figures(tx, who, id);
      const figures = [...after].map(([figure, value]) => ({
        figure,
        before: before.get(figure) ?? 0,
        after: value,
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
