import { Injectable } from '@nestjs/common';
import type { PlaceInput, placeChange, Place as WirePlace } from '@stundenbuch/domain/day/calendar/contract';
import { refuseCalendar } from '@stundenbuch/domain/day/calendar/messages';
import { placeRefusal } from '@stundenbuch/domain/day/calendar/rules';
import { staleRefusal } from '@stundenbuch/domain/wire/messages';
import { Place } from '../../day/place.entity.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { lockedOne } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { CalendarChanges } from './calendar-changes.service.ts';
import { FirstPlace } from './first-place.service.ts';

const inUse = () => refuseCalendar('place_in_use');

/** Who names a place holds it: own days, closures and contracts. The constraints answer where two requests race. */
const conflicts = {
  places_name: () => refuseCalendar('place_taken', 'name'),
  company_days_place: inUse,
  closures_place: inUse,
  contracts_place: inUse,
};

/** Where people work. */
@Injectable()
export class Places {
  constructor(
    private readonly database: Database,
    private readonly changes: CalendarChanges,
    private readonly first: FirstPlace,
    private readonly clock: Clock,
  ) {}

  list(who: Caller): Promise<WirePlace[]> {
    return this.database.read<WirePlace>(
      who,
      sql`select id, name, land, extras, version from places where company_id = ${who.company} order by lower(name)`,
    );
  }

  create(who: Caller, input: PlaceInput): Promise<WirePlace> {
    refuseIf(placeRefusal(input));
    return this.changes.write(who, conflicts, async (tx) => {
      const made = { company: who.company, created_at: this.clock.now(), created_by: who.id };
      const place = tx.create(Place, { ...input, ...made });
      await tx.flush();
      await this.first.makeUsual(tx, who, place.id);
      return wireOf(place);
    });
  }

  change(who: Caller, id: number, sent: Input<typeof placeChange>): Promise<WirePlace> {
    return this.changes.write(who, conflicts, async (tx) => {
      const place = await lockedOne(tx, Place, who, id);
      const { version, ...fields } = sent.read();
      refuseIf(placeRefusal(fields));
      refuseIf(staleRefusal(place.version, version));
      Object.assign(place, fields);
      await tx.flush();
      return wireOf(place);
    });
  }

  remove(who: Caller, id: number): Promise<{ id: number }> {
    return this.changes.write(who, conflicts, async (tx) => {
      tx.remove(await lockedOne(tx, Place, who, id));
      // The usual place of the company is a setting, which no constraint knows; its row is locked.
      const asDefault = await rowsOf(
        tx,
        sql`select from company_settings where company_id = ${who.company} and feature = 'calendar'
          and value -> 'place' = to_jsonb(${id}::int)`,
      );
      if (asDefault.length > 0) throw new Refused(inUse());
      return { id };
    });
  }
}

function wireOf({ id, name, land, extras, version }: Place): WirePlace {
  return { id, name, land, extras, version };
}
