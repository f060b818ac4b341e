import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { overtimeAccess } from '@stundenbuch/domain/accounts/overtime/access';
import { sheetAccess } from '@stundenbuch/domain/accounts/sheets/access';
import { DRAFT } from '@stundenbuch/domain/accounts/sheets/sheet-words';
import { ledgerAccess } from '@stundenbuch/domain/accounts/vacation/access';
import type { AboutPackage } from '@stundenbuch/domain/sides/inspection/about';
import { PACKAGE } from '@stundenbuch/domain/sides/inspection/file-names';
import { readMe } from '@stundenbuch/domain/sides/inspection/read-me';
import { sheetFile } from '@stundenbuch/domain/sides/inspection/sheet-file';
import { type Difference, differenceSentence } from '@stundenbuch/domain/sides/log/differences';
import { type Day, monthOf } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Sheets } from '../../accounts/sheets/sheets.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { ZippedFile } from '../../platform/http/zip.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { differencesOf, fewestKeepYears } from '../log/differences.ts';
import { AccountFiles } from './account-files.service.ts';
import { checkerPage } from './checker-page.ts';
import { type Inspected, idsOf, inspectedPeople, type Person } from './inspected.ts';
import { logParts, type Span, sealParts } from './log-files.ts';
import { firstSeal, headOf } from './log-rows.ts';
import { summed } from './summed.ts';

export interface WantedPackage {
  from: Day;
  to: Day;
  /** Null: everybody. */
  people: readonly number[] | null;
}

/** What an inspection gets, file by file, so that none of it is collected (AUD-07). */
@Injectable()
export class InspectionPackage {
  constructor(
    private readonly database: Database,
    private readonly sheets: Sheets,
    private readonly accounts: AccountFiles,
    private readonly clock: Clock,
  ) {}

  /** Whom it is about; refused where somebody is not of the company. */
  async inspected(who: Caller, { from, to, people: wanted }: WantedPackage): Promise<Inspected> {
    const people = await this.database.read<Person>(who, inspectedPeople(who, wanted));
    if (wanted && people.length < new Set(wanted).size) throw new Refused(refuseWire('not_found', 'people'));
    return { from, to, everybody: wanted === null, people };
  }

  /** Begins with a read, so that what goes wrong at once is refused; the rest is made while it is sent. */
  async files(who: Caller, inspected: Inspected): Promise<AsyncIterable<ZippedFile>> {
    const [companies, heads, retention] = await this.database.readAll(who, [
      sql`select id, name from companies where id = ${who.company}`,
      headOf(who),
      fewestKeepYears(who),
    ]);
    const [company] = companies as [AboutPackage['company']];
    const [head = null] = heads as [AboutPackage['head']] | [];
    const [{ years: keep_years }] = retention as [{ years: number }];
    const rows = await differencesOf(this.database, who, inspected.everybody ? null : idsOf(inspected));
    const at = this.clock.now();
    const span = head && (await this.span(who, inspected, head.no));
    const about: AboutPackage = {
      format: 1,
      company,
      from: inspected.from,
      to: inspected.to,
      made_at: at.toISOString(),
      everybody: inspected.everybody,
      people: inspected.people,
      first: span?.first ?? null,
      head,
      keep_years,
      differences: sentencesOf(rows, inspected),
    };
    return summed(this.each(who, { inspected, about, span, at }), at);
  }

  private async span(who: Caller, inspected: Inspected, last: number): Promise<Span> {
    const [row] = await this.database.read<{ no: number }>(who, firstSeal(who, inspected, last));
    return { first: row?.no ?? last, last };
  }

  private async *each(who: Caller, { inspected, about, span, at }: Made): AsyncGenerator<ZippedFile> {
    const text = (name: string, parts: ZippedFile['parts']): ZippedFile => ({ name, date: at, parts });
    const contents = {
      sheets: allows(sheetAccess.zip, who),
      vacation: allows(ledgerAccess.ledger, who),
      overtime: allows(overtimeAccess.month, who),
    };
    yield text(PACKAGE.readMe, [readMe(about, contents)]);
    yield text(PACKAGE.checker, [checkerPage()]);
    yield text(PACKAGE.about, [`${JSON.stringify(about, null, 1)}\n`]);
    if (contents.sheets) yield* this.sheetsOf(who, inspected);
    if (contents.vacation) yield text(PACKAGE.vacation, this.accounts.vacation(who, inspected));
    if (contents.overtime) yield text(PACKAGE.overtime, this.accounts.hours(who, inspected));
    yield text(PACKAGE.log, span ? logParts(this.database, who, inspected, span) : []);
    yield text(PACKAGE.seals, span ? sealParts(this.database, who, span) : []);
  }

  private async *sheetsOf(who: Caller, inspected: Inspected): AsyncGenerator<ZippedFile> {
    const { from, to } = inspected;
    for await (const { name: plain, sheet, paper } of this.sheets.papers(
      who,
      idsOf(inspected),
      monthOf(from),
      monthOf(to),
    )) {
      const name = `${PACKAGE.sheets}${plain}${sheet.sha256 === null ? ` (${DRAFT})` : ''}`;
      yield { ...paper, name: `${name}${paper.name.slice(paper.name.lastIndexOf('.'))}` };
      // Without its names nothing can be checked.
      if (!sheet.erased)
        yield { name: `${name}.json`, date: paper.date, parts: [sheetFile(sheet.data, sheet.sha256)] };
    }
  }
}

/** Of the chosen days. */
function sentencesOf(rows: readonly Difference[], inspected: Inspected): string[] {
  const { from, to } = inspected;
  return rows.filter(({ day }) => day >= from && day <= to).map(differenceSentence);
}

interface Made {
  inspected: Inspected;
  about: AboutPackage;
  span: Span | null;
  at: Date;
}
