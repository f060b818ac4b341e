import { Injectable } from '@nestjs/common';
import { monthOf } from '@stundenbuch/domain/calendar/day';
import type { Sheet } from '@stundenbuch/domain/sheets/contract';
import { isMonth } from '@stundenbuch/domain/sheets/months';
import type { SheetData } from '@stundenbuch/domain/sheets/sheet-data';
import { mayReadPerson } from '@stundenbuch/domain/timesheet/access';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../platform/clock.ts';
import { FileAnswer } from '../platform/http/answers.ts';
import { fileName } from '../platform/http/zip.ts';
import { Refused } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';
import { SheetDataService } from './sheet-data.service.ts';
import { sheetPdf } from './sheet-pdf.ts';

export const PDF = 'application/pdf';

/** Sheets as people look at them. */
@Injectable()
export class Sheets {
  constructor(
    private readonly data: SheetDataService,
    private readonly clock: Clock,
  ) {}

  /** A colleague learns nothing, not even who is there. */
  async ofPerson(who: Caller, user: number, month: string): Promise<Sheet> {
    if (!mayReadPerson(who, user)) throw new Refused(refuseWire('forbidden'));
    if (!isMonth(month) || month > monthOf(this.clock.today()))
      throw new Refused(refuseWire('invalid_input', 'month'));
    return { data: await this.data.of(who, user, month, 1), sha256: null };
  }

  async pdf(who: Caller, user: number, month: string): Promise<FileAnswer> {
    const { data, sha256 } = await this.ofPerson(who, user, month);
    return new FileAnswer(pdfName(data), PDF, await sheetPdf(data, sha256));
  }
}

/** 'Stundenzettel 2026-11 Muster, Anna.pdf' */
export function pdfName({ month, person }: SheetData): string {
  return fileName(`Stundenzettel ${month} ${person.name}, ${person.first_name}.pdf`);
}
