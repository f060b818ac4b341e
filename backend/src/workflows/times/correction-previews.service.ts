import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { yearBalances } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import { absenceAccess } from '@stundenbuch/domain/records/absences/access';
import { yearOf } from '@stundenbuch/domain/time/day';
import type { CorrectionPreview, CorrectionRequest } from '@stundenbuch/domain/workflows/month/contract';
import { answerRefusal } from '@stundenbuch/domain/workflows/month/rules';
import { changedFigures } from '../../accounts/sheets/changed-figures.ts';
import { SheetDataService } from '../../accounts/sheets/sheet-data.service.ts';
import { type PersonVacation, vacationFactsOf, vacationsOf } from '../../accounts/vacation/vacation-facts.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { CorrectionRequests } from './correction-requests.service.ts';
import { monthsOfRequest, WrittenCorrections } from './written-corrections.service.ts';

/** Accepted and taken back at once: what it changes is read before and after, so that no rule and no figure is computed twice. */
@Injectable()
export class CorrectionPreviews {
  constructor(
    private readonly database: Database,
    private readonly requests: CorrectionRequests,
    private readonly written: WrittenCorrections,
    private readonly sheets: SheetDataService,
  ) {}

  async preview(who: Caller, id: number): Promise<CorrectionPreview> {
    const request = await this.requests.found(who, id);
    refuseIf(answerRefusal(request.state));
    try {
      return await this.database.inOne(who, false, async () => {
        await this.database.write(who, (tx) => lockPeople(tx, who, sql`u.id = ${request.user}`));
        const before = await this.figures(who, request);
        await this.written.begin(who, request);
        await this.written.write(who, request);
        return { refusal: null, ...changed(before, await this.figures(who, request)) };
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { refusal: error.refusal.message, vacation: [], months: [] };
    }
  }

  private figures(who: Caller, request: CorrectionRequest): Promise<Figures> {
    const { user } = request;
    const months = monthsOfRequest(request);
    return this.database.write(who, async (tx) => {
      const [person] = await rowsOf<PersonVacation>(tx, vacationsOf(who, [user]));
      const balances = person && allows(absenceAccess.request, who) && yearBalances(vacationFactsOf(person));
      const years = [...new Set(months.map((month) => yearOf(`${month}-01`)))];
      return {
        vacation: balances ? years.map((year) => [year, balances(year).open]) : [],
        months: await this.sheets.differences(who, user, months, tx),
      };
    });
  }
}

interface Figures {
  vacation: [year: number, open: number][];
  months: [month: string, difference: number][];
}

const changed = (before: Figures, after: Figures): Omit<CorrectionPreview, 'refusal'> => ({
  vacation: changedFigures(before.vacation, after.vacation).map(({ key: year, ...figures }) => ({
    year,
    ...figures,
  })),
  months: changedFigures(before.months, after.months).map(({ key: month, ...figures }) => ({
    month,
    ...figures,
  })),
});
