import { Injectable } from '@nestjs/common';
import { allows, roleOf } from '@stundenbuch/domain/access/access';
import { officeParts } from '@stundenbuch/domain/day/office/access';
import { correctionInput } from '@stundenbuch/domain/day/office/contract';
import { officeFeature } from '@stundenbuch/domain/day/office/features';
import { refuseOffice } from '@stundenbuch/domain/day/office/messages';
import { correctorRefusal } from '@stundenbuch/domain/day/office/rules';
import type { TeamRight } from '@stundenbuch/domain/day/teams/contract';
import type { Entry as WireEntry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { actsAsLead } from '../../day/acting.ts';
import { hasTeams, leadsOf, led } from '../../day/led.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';

/** Who writes an entry, and whose it is: one's own, or with `office` a colleague's, with a reason. */
export interface Writer extends Caller {
  person: number;
  /** Also in a month that is over. */
  anyMonth: boolean;
  /** Writes for somebody whom the writer leads: whether for a day is asked once that is known (`refuseUnlessLed`). */
  asLead?: true;
}

/** For whom a call writes. Everything below is the same for both: the rules of the day are those of the person. */
@Injectable()
export class Writers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The fields of a correction are looked at only where they come from an admin, or a lead, whose company has it. */
  async of(who: Caller | Writer, body: Input): Promise<Writer> {
    // An import writes for whom its rows name, whatever the company has of an office.
    if ('person' in who) return who;
    const isOffice = allows(officeParts.correct, who);
    if (!body.has('user') || !(isOffice || mayLead(who))) {
      return { ...who, person: who.id, anyMonth: false };
    }
    const { user: person } = body.readBy(correctionInput.pick({ user: true }));
    if (!isOffice && person === who.id) {
      // An entry of one's own, sent back as it was read, names its person; a correction has a reason.
      if (body.has('reason')) throw new Refused(refuseOffice('own_correction', 'user'));
      return { ...who, person, anyMonth: false };
    }
    if (!isOffice) await this.refuseStranger(who, person);
    await this.refuseCorrector(who, person);
    const { reason, any_month: anyMonth } = body.readBy(correctionInput);
    return { ...who, person, reason, anyMonth, ...(!isOffice && { asLead: true }) };
  }

  /**
   * Of a lead: the right for each of the days, as it is under the person's lock; the log says so. The home team's leads write,
   * as they decide.
   */
  async refuseUnlessLed(tx: Tx, writer: Writer, days: readonly Day[]): Promise<void> {
    const [first] = days;
    if (!writer.asLead || first === undefined) return;
    const today = this.clock.today();
    const about = { person: sql`${writer.person}::int`, home: true };
    const isLed =
      (await this.areLed(tx, writer, 'correct', days)) &&
      (await actsAsLead(tx, writer, 'correct', { ...about, day: sql`${first}::date` }, today));
    if (!isLed) throw new Refused(refuseWire('forbidden'));
  }

  /** Whether a lead has the right for each of the days; whoever is none has every right. */
  async areLed(tx: Tx, writer: Writer, right: TeamRight, days: readonly Day[]): Promise<boolean> {
    if (!writer.asLead) return true;
    const about = { person: sql`${writer.person}::int`, home: true, day: sql`d.day` };
    const strange = await rowsOf(
      tx,
      sql`select from unnest(${days}::date[]) d(day)
        where not ${led(writer, right, about, this.clock.today())} limit 1`,
    );
    return strange.length === 0;
  }

  /** Whoever leads somebody else learns nothing of this person. */
  private async refuseStranger(who: Caller, person: number): Promise<void> {
    const found = await this.database.read(
      who,
      sql`select from ${leadsOf({ person: sql`${person}::int`, home: true }, this.clock.today())}
        where l.company_id = ${who.company} and l.user_id = ${who.id} and 'correct' = any(l.rights) limit 1`,
    );
    if (found.length === 0) throw new Refused(refuseWire('forbidden'));
  }

  private async refuseCorrector(who: Caller, person: number): Promise<void> {
    const [found] = await this.database.read<{ role: number; others: boolean }>(
      who,
      sql`select u.role, exists (select from users o where o.company_id = u.company_id and o.id <> u.id and o.role = 2
          and o.active) as others
        from users u where u.company_id = ${who.company} and u.id = ${person}`,
    );
    if (!found) throw new Refused(refuseWire('not_found'));
    const isReader = roleOf(found.role) === 'reader';
    refuseIf(correctorRefusal({ isOwn: person === who.id, hasOtherAdmins: found.others, isReader }));
  }
}

/** Where leads may write for others nobody's field is passed over: who led until now would write for oneself. */
const mayLead = (who: Caller): boolean =>
  who.role === 'employee' && hasTeams(who) && who.features.includes(officeFeature.name);

export const isCorrection = ({ reason }: Writer): boolean => reason !== undefined;

/** What is answered to a lead: neither e-mail nor number of the person (TEAM-04). */
export const answerTo = ({ role }: Pick<Caller, 'role'>, entry: WireEntry): WireEntry =>
  role === 'admin' ? entry : { ...entry, email: '', personnelNumber: null };

/** The same of what was written, be it the own. */
export const shownTo = (writer: Writer, entry: WireEntry): WireEntry =>
  writer.asLead ? answerTo(writer, entry) : entry;
