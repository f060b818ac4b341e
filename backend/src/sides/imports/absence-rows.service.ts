import { Injectable } from '@nestjs/common';
import { absenceRequestInput } from '@stundenbuch/domain/records/absences/contract';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { IMPORT } from '@stundenbuch/domain/workflows/imports/contract';
import { refuseRow } from '@stundenbuch/domain/workflows/imports/messages';
import type { ReadRow } from '@stundenbuch/domain/workflows/imports/rows';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import { partColumns } from '../../records/entries/entry-fields.ts';
import { Absences } from '../../workflows/absences/absences.service.ts';
import { needsNoAccount } from '../../workflows/absences/read-absence.ts';
import { NewPeople } from './new-people.service.ts';
import { writerOf } from './of-a-day.ts';
import { type Ahead, offRefusal, type Run, type Taker, type Unit, type UnitOutcome } from './run.ts';

type Row = ReadRow<'absences'>;
interface Type {
  project: number;
  kind_id: number | null;
}

const CODES = [10, 20, 30, 40, 60, 70, 80, 90];

function rowRefusal({ who }: Run, row: Row): Refusal | null {
  return row.day < IMPORT.from ? refuseRow('row_early', 'day') : offRefusal('absences', row, who.features);
}

function bodyOf({ day, last, half, away_minutes }: Row, type: Type): Input {
  const end = last !== null && last !== day ? last : null;
  return new Input(absenceRequestInput, { ...type, day, end, half, away_minutes });
}

/** Absences, approved as what the office enters is. */
@Injectable()
export class AbsenceRows implements Taker<'absences'> {
  constructor(
    private readonly database: Database,
    private readonly absences: Absences,
    private readonly people: NewPeople,
  ) {}

  units(run: Run, rows: readonly Row[]): Unit[] {
    return rows.map((row) => ({
      lines: [row.line],
      keys: [
        [
          row.email?.toLowerCase(),
          row.personnelNumber,
          row.day,
          row.last,
          row.half,
          row.away_minutes,
          row.type,
        ].join('|'),
      ],
      take: () => this.take(run, row),
      ahead: () => this.ahead(run, row),
    }));
  }

  /** Of somebody who is there. */
  private async ahead(run: Run, row: Row): Promise<Ahead | null> {
    refuseIf(rowRefusal(run, row));
    const type = await this.typeOf(run, row.type);
    const person = run.people.find(row);
    if (!person || !needsNoAccount({ ...type, away_minutes: row.away_minutes })) return null;
    return {
      person: person.id,
      body: bodyOf(row, type),
      store: (bodies) => this.absences.requestAll(writerOf(run, person.id), bodies),
      taken: () => ({ result: 'new' }),
    };
  }

  private async take(run: Run, row: Row): Promise<UnitOutcome> {
    refuseIf(rowRefusal(run, row));
    const type = await this.typeOf(run, row.type);
    const person = await this.people.ofRow(run, row);
    try {
      await this.database.unit(() => this.absences.request(writerOf(run, person.id), bodyOf(row, type)));
      return { result: 'new' };
    } catch (error) {
      // UnitOutcome by what an earlier import has brought.
      if (error instanceof Refused && (await this.isThere(run, person.id, row, type)))
        return { result: 'known' };
      throw error;
    }
  }

  /** By its label, or by the name of a kind of the company's own. */
  private async typeOf({ who }: Run, name: string): Promise<Type> {
    const wanted = name.toLowerCase();
    const project = CODES.find((code) => typeLabel(code)?.toLowerCase() === wanted);
    if (project !== undefined) return { project, kind_id: null };
    const [kind] = await this.database.read<Type>(
      who,
      sql`select base as project, id as kind_id from absence_kinds
        where company_id = ${who.company} and lower(name) = ${wanted} limit 1`,
    );
    if (!kind) throw new Refused(refuseRow('row_unknown', 'type', { name }));
    return kind;
  }

  /** Whether some of the days are there as the row says. */
  private async isThere({ who }: Run, person: number, { day, last, half, away_minutes }: Row, type: Type) {
    const until = last ?? day;
    const part = partColumns({ half, away_minutes });
    const found = await this.database.read(
      who,
      sql`select from entries where company_id = ${who.company} and user_id = ${person} and type = ${type.project}
        and kind_id is not distinct from ${type.kind_id} and status = ${ABSENCE_STATUS.approved}
        and day between ${day} and ${until}
        and first_half = ${part.first_half} and second_half = ${part.second_half}
        and away_minutes is not distinct from ${away_minutes}::int limit 1`,
    );
    return found.length > 0;
  }
}
