import { Injectable } from '@nestjs/common';
import type { AccessRow } from '@stundenbuch/domain/access/access';
import { adminAccess } from '@stundenbuch/domain/sides/people/access';
import { linkCodeRefusal } from '@stundenbuch/domain/sides/people/rules';
import type { inviteInput, MadeLinkCode } from '@stundenbuch/domain/sides/session/code-contract';
import { type AdminsKind, codeShown, pathWithCode } from '@stundenbuch/domain/sides/session/codes';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { berlinDay } from '@stundenbuch/domain/time/day';
import { isAddress } from '@stundenbuch/domain/wire/login-name';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Installation } from '../../platform/installation.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { newCode, storeLinkCode } from '../../platform/session/codes.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { User } from '../../platform/user.entity.ts';
import { CompanyOfUser } from '../company/company-of-user.ts';

interface Made {
  kind: AdminsKind;
  minutes: number;
  access: AccessRow;
}

/** As long as a letter may lie about. */
const LETTER_MINUTES = 14 * 24 * 60;

const INVITATION: Made = { kind: 'invite', minutes: LETTER_MINUTES, access: adminAccess.invite };

const RESET: Made = { kind: 'reset', minutes: 60, access: adminAccess.resetLink };

/** Codes that an admin hands over: told once, and only their hash is stored. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly installation: Installation,
    private readonly companies: CompanyOfUser,
    private readonly notices: NoticeWriter,
  ) {}

  /** By mail, too, where that is asked for: to the e-mail with which the person will log in. */
  invite(who: Caller, id: number, input: Input<typeof inviteInput>): Promise<MadeLinkCode> {
    return this.make(who, id, INVITATION, () => {
      const isMailed = input.isSent && input.read().mail === true;
      if (isMailed && !this.installation.sendsLinks) throw new Refused(refuseSession('mail_needed'));
      return isMailed;
    });
  }

  resetLink(who: Caller, id: number): Promise<MadeLinkCode> {
    return this.make(who, id, RESET);
  }

  private async make(
    asking: Caller,
    id: number,
    { kind, minutes, access }: Made,
    askedForMail = () => false,
  ): Promise<MadeLinkCode> {
    const tenant = await this.companies.of(asking, id);
    const { company } = tenant;
    const code = newCode();
    const now = this.clock.now();
    const expires = await this.database.write(tenant, async (tx) => {
      const who = await stillAllowed(tx, this.sessions, asking, access, company);
      await lockPeople(tx, tenant, sql`u.id = ${id}`);
      const person = existing(await tx.findOne(User, { company, id }, { populate: ['password_hash'] }));
      const isMailed = askedForMail();
      refuseIf(linkCodeRefusal(kind, who, { ...person, registered: Boolean(person.password_hash) }));
      if (isMailed && !isAddress(person.email)) throw new Refused(refuseSession('no_address'));
      const good = isAddress(person.email) ? minutes : LETTER_MINUTES;
      const ends = new Date(now.getTime() + good * 60_000);
      const of = { company, user: id, kind, code, address: person.email };
      await storeLinkCode(tx, { ...of, expires: ends, now, by: who.id });
      if (isMailed) await this.send(tx, tenant, id, code, ends);
      return ends;
    });
    const { publicUrl } = this.installation;
    const link = publicUrl && publicUrl + pathWithCode(kind, code);
    return { code, link, expires_at: expires.toISOString() };
  }

  private async send(tx: Tx, tenant: Tenant, id: number, code: string, expires: Date): Promise<void> {
    const [company] = await rowsOf<{ name: string }>(
      tx,
      sql`select name from companies where id = ${tenant.company}`,
    );
    await this.notices.write(tx, tenant, {
      kind: 'invite',
      data: {
        company: company?.name ?? '',
        path: pathWithCode('invite', code),
        code: codeShown(code),
        until: berlinDay(expires.getTime()),
      },
      users: [id],
    });
  }
}
