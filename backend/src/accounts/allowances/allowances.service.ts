import { Injectable } from '@nestjs/common';
import { allowanceRefusal } from '@stundenbuch/domain/accounts/allowances/booking';
import {
  type AllowanceMonth,
  allowanceInput,
  type BookedAllowance,
} from '@stundenbuch/domain/accounts/allowances/contract';
import { noFields } from '@stundenbuch/domain/day/office/contract';
import { recordable } from '@stundenbuch/domain/day/workday/work-day';
import { mayReadPerson } from '@stundenbuch/domain/records/timesheet/access';
import { notOpenRefusal } from '@stundenbuch/domain/records/timesheet/rules';
import { lastOfMonth } from '@stundenbuch/domain/time/day';
import { isMonth } from '@stundenbuch/domain/time/format';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { ledDays } from '../../day/led-people.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant } from '../../platform/database/database.ts';
import { lockedOne, rowOf } from '../../platform/database/found.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { isCorrection, type Writer, Writers } from '../../records/entries/writers.service.ts';
import { Allowance } from './allowance.entity.ts';
import { allowanceById } from './allowance-rows.ts';
import { Surcharges } from './surcharges.service.ts';

/** What people are paid beside their hours, as they look at it and book it (ALW-04). */
@Injectable()
export class Allowances {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly writers: Writers,
    private readonly surcharges: Surcharges,
    private readonly clock: Clock,
  ) {}

  /** A lead reads the days of the membership, a colleague nothing. */
  async ofMonth(who: Caller, user: number, month: string): Promise<AllowanceMonth> {
    if (!isMonth(month)) throw new Refused(refuseWire('invalid_input', 'month'));
    const [from, to] = [`${month}-01`, lastOfMonth(`${month}-01`)];
    const asked = { person: user, from, to, today: this.clock.today() };
    const led = mayReadPerson(who, user) ? null : await ledDays(this.database, who, 'hours', asked);
    if (led?.size === 0) throw new Refused(refuseWire('forbidden'));
    const found = (await this.surcharges.of(who, [user], from, to))?.get(user);
    if (!found) throw new Refused(refuseWire('not_found'));
    const isSeen = ({ day }: { day: string }) => led === null || led.has(day);
    return { days: found.days.filter(isSeen), allowances: found.allowances.filter(isSeen) };
  }

  /** By the person, or for them as a correction. */
  async book(who: Caller, body: Input): Promise<BookedAllowance> {
    const writer = await this.writers.of(who, body);
    const { day, kind, quantity, project = null, text } = body.readBy(allowanceInput);
    return this.entries.withPerson(writer, writer.person, async (tx, work) => {
      await this.writers.refuseUnlessLed(tx, writer, [day]);
      const { anyMonth } = writer;
      const [known] = await rowsOf<Known>(tx, knownOf(writer, kind, project));
      const facts = {
        ...recordable(work, day, isCorrection(writer)),
        ...{ anyMonth, months: work.months, isProject: known?.is_project ?? false },
        kind: known?.unit ? { unit: known.unit, per_project: known.per_project } : null,
      };
      refuseIf(allowanceRefusal({ day, quantity, project }, facts, this.clock.today()));
      const made = { company: who.company, created_at: this.clock.now(), created_by: who.id };
      const allowance = tx.create(Allowance, {
        ...{ user: writer.person, day, kind, quantity, project, text, ...made },
      });
      await tx.flush();
      return rowOf<BookedAllowance>(tx, allowanceById(who, allowance.id));
    });
  }

  async unbook(who: Caller, id: number, body: Input): Promise<{ id: number }> {
    body.mustBeReadable();
    const writer = await this.writers.of(who, body);
    return this.entries.withPerson(writer, writer.person, async (tx, work) => {
      const allowance = await lockedOne(tx, Allowance, who, id);
      if (allowance.user !== writer.person) throw new Refused(refuseWire('forbidden'));
      body.readBy(noFields);
      const { day } = allowance;
      await this.writers.refuseUnlessLed(tx, writer, [day]);
      const { anyMonth } = writer;
      refuseIf(notOpenRefusal(day, { anyMonth, months: work.months }, this.clock.today()));
      tx.remove(allowance);
      return { id };
    });
  }
}

type Known = { unit: 'piece' | 'day' | 'hour' | 'km' | null; per_project: boolean; is_project: boolean };

function knownOf({ company }: Tenant & Writer, kind: number, project: number | null): Sql {
  return sql`select k.unit, coalesce(k.per_project, false) as per_project,
      exists (select from projects where company_id = ${company} and id = ${project}::int) as is_project
    from (select) one left join allowance_kinds k on k.company_id = ${company} and k.id = ${kind}
      and k.archived_at is null`;
}
