import { Injectable } from '@nestjs/common';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import {
  type arrangeInput,
  type favouriteInput,
  MOST_FAVOURITES,
  type Favourite as WireFavourite,
} from '@stundenbuch/domain/workflows/favourites/contract';
import { refuseFavourite } from '@stundenbuch/domain/workflows/favourites/messages';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { lockedOne } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Favourite } from './favourite.entity.ts';

/** Bookings that somebody makes again and again, twelve at most (DAY-06). */
@Injectable()
export class Favourites {
  constructor(private readonly database: Database) {}

  list(who: Caller): Promise<WireFavourite[]> {
    return this.database.read<WireFavourite>(
      who,
      sql`select f.id, f.project_id as project, p.internal_id, p.project_name, p.status, p.archived, f.booking_text,
          f.hours::float8
        from favourites f join projects p on p.company_id = f.company_id and p.id = f.project_id
        where f.company_id = ${who.company} and f.user_id = ${who.id} order by f.position, f.id`,
    );
  }

  /** One with the same project and text gets the hours. */
  async add(who: Caller, input: Input<typeof favouriteInput>): Promise<WireFavourite[]> {
    const { project, booking_text, hours } = input.read();
    await this.ofPerson(who, async (tx, all) => {
      const known = all.find((one) => one.project === project && one.booking_text === booking_text);
      if (known) {
        known.hours = hours;
        return;
      }
      // Held until it is stored, so that nobody deletes it meanwhile.
      const found = await rowsOf(
        tx,
        sql`select from projects where company_id = ${who.company} and id = ${project} for key share`,
      );
      if (found.length === 0) throw new Refused(refuseFavourite('booking_project', 'project'));
      if (all.length >= MOST_FAVOURITES) throw new Refused(refuseFavourite('favourite_limit'));
      const position = (all.at(-1)?.position ?? 0) + 1;
      tx.create(Favourite, { ...mine(who), project, booking_text, hours, position });
    });
    return this.list(who);
  }

  async arrange(who: Caller, input: Input<typeof arrangeInput>): Promise<WireFavourite[]> {
    const { ids } = input.read();
    await this.ofPerson(who, async (_tx, all) => {
      if (ids.some((id) => !all.some((one) => one.id === id))) throw new Refused(refuseWire('not_found'));
      const first = ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
      [...new Set([...first, ...all])].forEach((one, at) => {
        one.position = at + 1;
      });
    });
    return this.list(who);
  }

  async remove(who: Caller, id: number): Promise<WireFavourite[]> {
    await this.database.write(who, async (tx) => {
      const found = await lockedOne(tx, Favourite, who, id);
      if (found.user !== who.id) throw new Refused(refuseWire('not_found'));
      tx.remove(found);
    });
    return this.list(who);
  }

  /** Under the person's lock: of two that would be the twelfth one is, and each has a place of its own. */
  private ofPerson(who: Caller, work: (tx: Tx, all: Favourite[]) => Promise<void>): Promise<void> {
    return this.database.write(who, async (tx) => {
      await lockPeople(tx, who, sql`u.id = ${who.id}`);
      await work(tx, await tx.find(Favourite, mine(who), { orderBy: { position: 'asc', id: 'asc' } }));
    });
  }
}

const mine = ({ company, id }: Caller) => ({ company, user: id });
