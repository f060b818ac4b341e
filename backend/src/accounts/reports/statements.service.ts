import { Injectable } from '@nestjs/common';
import { statementOf } from '@stundenbuch/domain/accounts/reports/statement';
import type {
  StatementBooking,
  StatementBookings,
  statementInput,
} from '@stundenbuch/domain/accounts/reports/statement-contract';
import { statementTitle } from '@stundenbuch/domain/accounts/reports/statement-words';
import { lastOfMonth } from '@stundenbuch/domain/time/day';
import { isMonth } from '@stundenbuch/domain/time/format';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { FileAnswer } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { isByTodaysJob, pricedBookings } from '../money/money.ts';
import { statementPdf } from './statement-pdf.ts';

/** What was done for a customer in a month, as the customer signs it (RPT-01). */
@Injectable()
export class Statements {
  constructor(private readonly database: Database) {}

  async of(who: Caller, customer: number, month: string): Promise<StatementBookings> {
    if (!isMonth(month)) throw new Refused(refuseWire('invalid_input', 'month'));
    const first = `${month}-01`;
    const tables = sql`${pricedBookings(who.company)}
      join projects p on p.company_id = e.company_id and p.id = e.project_id`;
    const booked = sql`e.company_id = ${who.company} and p.customer_id = ${customer}
      and e.day between ${first} and ${lastOfMonth(first)}`;
    const [names, flags, bookings] = await this.database.readAll(who, [
      sql`select c.name as company, k.customer_name as customer from customers k
        join companies c on c.id = k.company_id where k.company_id = ${who.company} and k.id = ${customer}`,
      sql`select ${isByTodaysJob} as todays_job from ${tables} where ${booked}`,
      sql`select p.id as project, nullif(p.internal_id, '') as internal_id, p.project_name, e.day::text as day,
          concat_ws(' ', u.first_name, u.name) as person, coalesce(e.booking_text, '') as text,
          e.hours::float8 as hours, r.hourly_rate::float8 as rate
        from ${tables} where ${booked} order by p.project_name, p.id, e.day, u.name, u.first_name, e.id`,
    ]);
    const [named] = names as Pick<StatementBookings, 'company' | 'customer'>[];
    const [flag] = flags as Pick<StatementBookings, 'todays_job'>[];
    if (!named || !flag) throw new Refused(refuseWire('not_found'));
    return { ...named, ...flag, month, bookings: bookings as StatementBooking[] };
  }

  async pdf(
    who: Caller,
    customer: number,
    month: string,
    sent: Input<typeof statementInput>,
  ): Promise<FileAnswer> {
    const read = await this.of(who, customer, month);
    const { people, amounts } = sent.read();
    const choices = { people: people !== undefined, amounts: amounts !== undefined };
    const content = await statementPdf(read, statementOf(read.bookings, choices), choices);
    return new FileAnswer(`${statementTitle(month)} ${read.customer}.pdf`, 'application/pdf', content);
  }
}
