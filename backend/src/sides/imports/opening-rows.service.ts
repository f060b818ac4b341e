import { Injectable } from '@nestjs/common';
import type { ReadRow } from '@stundenbuch/domain/workflows/imports/rows';
import { refuseIf } from '../../platform/refused.ts';
import { Openings } from './openings.service.ts';
import { mayChange, offRefusal, type Run, type Taker, type Unit, type UnitOutcome } from './run.ts';

type Row = ReadRow<'openings'>;

/** Openings of people who are there. */
@Injectable()
export class OpeningRows implements Taker<'openings'> {
  constructor(private readonly openings: Openings) {}

  units(run: Run, rows: readonly Row[]): Unit[] {
    return rows.map((row) => ({
      lines: [row.line],
      keys: [`${row.email?.toLowerCase() ?? ''}|${row.personnelNumber ?? ''}`],
      take: () => this.take(run, row),
    }));
  }

  private async take(run: Run, row: Row): Promise<UnitOutcome> {
    refuseIf(offRefusal('openings', row, run.who.features));
    const person = run.people.existing(row);
    await this.openings.startOf(run, row);
    const { added, changes, openings } = await this.openings.apply(run, person.id, row, false);
    if (changes.length > 0)
      return { result: mayChange(run, row.change) ? 'changed' : 'left', changes, openings };
    return { result: added ? 'new' : 'known', openings };
  }
}
