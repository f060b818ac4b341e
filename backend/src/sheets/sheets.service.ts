import { Injectable } from '@nestjs/common';
import type { Sheet } from '@stundenbuch/domain/sheets/contract';
import { mayReadPerson } from '@stundenbuch/domain/timesheet/access';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Refused } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';
import { SheetDataService } from './sheet-data.service.ts';

/** Sheets as people look at them. */
@Injectable()
export class Sheets {
  constructor(private readonly data: SheetDataService) {}

  /** A colleague learns nothing, not even who is there. */
  async ofPerson(who: Caller, user: number, month: string): Promise<Sheet> {
    if (!mayReadPerson(who, user)) throw new Refused(refuseWire('forbidden'));
    if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw new Refused(refuseWire('invalid_input', 'month'));
    return { data: await this.data.of(who, user, month, 1), sha256: null };
  }
}
