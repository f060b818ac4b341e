import { Injectable } from '@nestjs/common';
import { ledgerFeature } from '@stundenbuch/domain/accounts/vacation/features';
import { staleRefusal } from '@stundenbuch/domain/wire/messages';
import type { expiryChange, PersonExpiryOnWire } from '@stundenbuch/domain/workflows/yearend/notice-contract';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { readOne } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { VacationExpiry } from './vacation-expiry.entity.ts';

type Stored = Omit<PersonExpiryOnWire, 'company'>;

/** Another deadline for one person, none, or none before a day. */
@Injectable()
export class Expiries {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async of(who: Caller, user: number): Promise<PersonExpiryOnWire> {
    const stored = await readOne<Stored>(this.database, who, storedOf(who, user));
    const { value } = await this.settings.of(who, ledgerFeature);
    return { ...stored, company: value.expiry };
  }

  /** Under the person's lock: whoever closes a year meanwhile sees it before or after. */
  async change(who: Caller, user: number, input: Input<typeof expiryChange>): Promise<PersonExpiryOnWire> {
    await this.entries.withPerson(who, user, async (tx) => {
      const [stored] = await rowsOf<Stored>(tx, storedOf(who, user));
      const { expiry, suspended_until, version } = input.read();
      refuseIf(staleRefusal((stored as Stored).version, version));
      const own = { company: who.company, user };
      const found = await tx.findOne(VacationExpiry, own);
      const made = { created_at: this.clock.now(), created_by: who.id };
      const person = found ?? tx.create(VacationExpiry, { ...own, version: 0, ...made });
      tx.assign(person, { expiry, suspended_until, version: person.version + 1 });
    });
    return this.of(who, user);
  }
}

const storedOf = ({ company }: Caller, user: number) => sql`
  select u.id as "user", u.first_name, u.name, x.expiry, x.suspended_until, coalesce(x.version, 0) as version from users u
  left join vacation_expiries x on x.company_id = u.company_id and x.user_id = u.id
  where u.company_id = ${company} and u.id = ${user}`;
