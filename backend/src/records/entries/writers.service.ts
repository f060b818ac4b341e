import { Injectable } from '@nestjs/common';
import { allows, roleOf } from '@stundenbuch/domain/access/access';
import { officeParts } from '@stundenbuch/domain/day/office/access';
import { correctionInput } from '@stundenbuch/domain/day/office/contract';
import { correctorRefusal } from '@stundenbuch/domain/day/office/rules';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';

/** Who writes an entry, and whose it is: one's own, or with `office` a colleague's, with a reason. */
export interface Writer extends Caller {
  person: number;
  /** Also in a month that is over. */
  anyMonth: boolean;
}

/** For whom a call writes. Everything below is the same for both: the rules of the day are those of the person. */
@Injectable()
export class Writers {
  constructor(private readonly database: Database) {}

  /** The fields of a correction are looked at only where they come from an admin whose company has it. */
  async of(who: Caller, body: Input): Promise<Writer> {
    if (!body.has('user') || !allows(officeParts.correct, who)) {
      return { ...who, person: who.id, anyMonth: false };
    }
    const { user: person } = body.readBy(correctionInput.pick({ user: true }));
    await this.refuseCorrector(who, person);
    const { reason, any_month: anyMonth } = body.readBy(correctionInput);
    return { ...who, person, reason, anyMonth };
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

export const isCorrection = ({ reason }: Writer): boolean => reason !== undefined;
