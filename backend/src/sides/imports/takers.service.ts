import { Injectable } from '@nestjs/common';
import type { ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import type { ReadRow } from '@stundenbuch/domain/workflows/imports/rows';
import { AbsenceRows } from './absence-rows.service.ts';
import { BookingRows } from './booking-rows.service.ts';
import { CatalogueRows } from './catalogue-rows.service.ts';
import { OpeningRows } from './opening-rows.service.ts';
import { PeopleRows } from './people-rows.service.ts';
import type { Run, Taker, Unit } from './run.ts';
import { TimeRows } from './time-rows.service.ts';

/** Who takes which kind of row. */
@Injectable()
export class Takers {
  private readonly all: { [Kind in ImportKind]: Taker<Kind>['units'] };

  constructor(
    people: PeopleRows,
    openings: OpeningRows,
    catalogue: CatalogueRows,
    bookings: BookingRows,
    times: TimeRows,
    absences: AbsenceRows,
  ) {
    this.all = {
      people: (run, rows) => people.units(run, rows),
      openings: (run, rows) => openings.units(run, rows),
      customers: (run, rows) => catalogue.customerUnits(run, rows),
      projects: (run, rows) => catalogue.projectUnits(run, rows),
      bookings: (run, rows) => bookings.units(run, rows),
      times: (run, rows) => times.units(run, rows),
      absences: (run, rows) => absences.units(run, rows),
    };
  }

  units(run: Run, rows: readonly ReadRow<ImportKind>[]): Unit[] | Promise<Unit[]> {
    return this.all[run.kind](run, rows as never);
  }
}
