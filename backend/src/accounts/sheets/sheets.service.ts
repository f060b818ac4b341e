import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Sheet, SheetCheck, versionInput, zipInput } from '@stundenbuch/domain/accounts/sheets/contract';
import { refuseSheet } from '@stundenbuch/domain/accounts/sheets/messages';
import { isCheckCode, recognised, UNKNOWN } from '@stundenbuch/domain/accounts/sheets/recognised';
import { mayReadPerson } from '@stundenbuch/domain/records/timesheet/access';
import { monthOf } from '@stundenbuch/domain/time/day';
import { isMonth, monthsFrom } from '@stundenbuch/domain/time/format';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant } from '../../platform/database/database.ts';
import { heavily } from '../../platform/heavy.ts';
import { FileAnswer } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { type ZippedFile, zipped } from '../../platform/http/zip.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { named, paperOf, type ReadSheets, sheetName, sheetPdfs } from './sheet-files.ts';
import { isUnchanged } from './sheet-hash.ts';
import { sheetPdf } from './sheet-pdf.ts';
import { SheetReader } from './sheet-reader.service.ts';
import { type RecognisedSheet, sheetByCode } from './stored-sheets.ts';

export const PDF = 'application/pdf';
export const ZIP = 'application/zip';

/** A sheet with the name of its file, without the end, and what is drawn of it when it is asked for. */
export interface SheetPaper {
  name: string;
  sheet: Sheet;
  paper: ZippedFile;
}

/** Sheets as people look at them. */
@Injectable()
export class Sheets {
  constructor(
    private readonly database: Database,
    private readonly reader: SheetReader,
    private readonly clock: Clock,
  ) {}

  /** A colleague learns nothing, not even who is there. */
  async ofPerson(who: Caller, user: number, month: string, sent: Input<typeof versionInput>): Promise<Sheet> {
    if (!mayReadPerson(who, user)) throw new Refused(refuseWire('forbidden'));
    if (!isMonth(month) || month > this.thisMonth()) throw new Refused(refuseWire('invalid_input', 'month'));
    const { version } = sent.read();
    const sheet =
      version === undefined
        ? await this.reader.of(who, user, month)
        : await this.reader.version(who, { user, month, version });
    if (!isUnchanged(sheet)) throw new Refused(refuseSheet('sheet_changed'));
    return sheet;
  }

  async pdf(who: Caller, user: number, month: string, sent: Input<typeof versionInput>): Promise<FileAnswer> {
    const { data, sha256 } = await this.ofPerson(who, user, month, sent);
    return new FileAnswer(`${sheetName(data)}.pdf`, PDF, await sheetPdf(data, sha256));
  }

  /** The first month is read before the answer begins, so that unknown people are refused. */
  async zip(who: Caller, sent: Input<typeof zipInput>): Promise<FileAnswer> {
    const { from, to, users } = sent.read();
    if (users.some((user) => !mayReadPerson(who, user))) throw new Refused(refuseWire('forbidden'));
    const months = monthsFrom(from, to < this.thisMonth() ? to : this.thisMonth());
    const [month] = months;
    if (month === undefined) throw new Refused(refuseWire('invalid_input', 'from'));
    const first = await this.read(who, users, month);
    const content = Readable.from(zipped(sheetPdfs(this.months(who, users, months, first))));
    return new FileAnswer(`Stundenzettel ${from} bis ${to}.zip`, ZIP, content);
  }

  /** Month by month, up to the present one. */
  async *papers(who: Tenant, users: readonly number[], from: string, to: string): AsyncGenerator<SheetPaper> {
    const months = monthsFrom(from, to < this.thisMonth() ? to : this.thisMonth());
    for await (const { month, sheets } of this.months(who, users, months))
      for (const { name, sheet } of named(sheets))
        yield { name: `${month}/${name}`, sheet, paper: paperOf(`${month}/${name}`, sheet) };
  }

  private async *months(
    who: Tenant,
    users: readonly number[],
    months: readonly string[],
    first?: readonly Sheet[],
  ): AsyncGenerator<ReadSheets> {
    for (const [at, month] of months.entries()) {
      yield { month, sheets: at === 0 && first ? first : await this.read(who, users, month) };
    }
  }

  private read(who: Tenant, users: readonly number[], month: string): Promise<Sheet[]> {
    const wanted = users.map((user) => ({ user, month }));
    return heavily(() => this.reader.ofMany(who, wanted));
  }

  /** Nobody learns whether a colleague has a sheet. */
  async check(who: Caller, code: string): Promise<SheetCheck> {
    const digits = code.toLowerCase();
    if (!isCheckCode(digits)) throw new Refused(refuseWire('invalid_input', 'code'));
    const [found] = await this.database.read<RecognisedSheet>(who, sheetByCode(who, digits));
    if (!found || !mayReadPerson(who, found.user)) return { text: UNKNOWN, sheet: null };
    const { data, erased, ...sheet } = found;
    const isWhole = isUnchanged({ data, sha256: sheet.sha256, ...(erased && { erased }) });
    // As on the paper, whatever the person is called now; what was changed is not believed.
    const { first_name, name } = isWhole ? data.person : found;
    const shown = { ...sheet, first_name, name };
    return { text: recognised(shown, { isWhole, isErased: erased }), sheet: shown };
  }

  private thisMonth(): string {
    return monthOf(this.clock.today());
  }
}
