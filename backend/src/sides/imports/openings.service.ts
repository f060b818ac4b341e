import { Injectable } from '@nestjs/common';
import { hasFeatures } from '@stundenbuch/domain/access/access';
import { overtimeAccess } from '@stundenbuch/domain/accounts/overtime/access';
import { overtimeFeature } from '@stundenbuch/domain/accounts/overtime/features';
import { openingOn } from '@stundenbuch/domain/accounts/overtime/postings';
import { ledgerAccess } from '@stundenbuch/domain/accounts/vacation/access';
import { postingInput, reversalInput } from '@stundenbuch/domain/accounts/vacation/contract';
import { ledgerFeature } from '@stundenbuch/domain/accounts/vacation/features';
import type { StoredPosting } from '@stundenbuch/domain/accounts/vacation/posting';
import { yearBalances } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import { workerChange } from '@stundenbuch/domain/sides/people/contract';
import { type Day, latest, yearOf } from '@stundenbuch/domain/time/day';
import { formatDay, formatNumber } from '@stundenbuch/domain/time/format';
import { round } from '@stundenbuch/domain/time/rounding';
import { formatMinutes } from '@stundenbuch/domain/time/typed-time';
import type { ImportedRow } from '@stundenbuch/domain/workflows/imports/contract';
import { importText, isImportText, refuseRow } from '@stundenbuch/domain/workflows/imports/messages';
import { type OpeningCells, openingRefusal } from '@stundenbuch/domain/workflows/imports/openings';
import { OvertimeService } from '../../accounts/overtime/overtime.service.ts';
import { TimePostings } from '../../accounts/overtime/time-postings.service.ts';
import { type PersonVacation, vacationFactsOf, vacationsOf } from '../../accounts/vacation/vacation-facts.ts';
import { VacationPostings } from '../../accounts/vacation/vacation-postings.service.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Database } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import { UserRecords } from '../people/user-records.service.ts';
import { mayChange, type Run } from './run.ts';

type Changes = ImportedRow['changes'];

/** What the accounts of a person begin with on a day; another figure is a posting, and takes back the one before (IMP-08, IMP-10). */
@Injectable()
export class Openings {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly overtime: OvertimeService,
    private readonly times: TimePostings,
    private readonly vacations: VacationPostings,
    private readonly users: UserRecords,
  ) {}

  /** The day they count from, or null where a row has none. */
  async startOf(run: Run, row: OpeningCells): Promise<Day | null> {
    const { who } = run;
    const starts_on = row.starts_on ?? run.starts_on;
    const { since: ledger } = await this.settings.of(who, ledgerFeature);
    const { since: overtime } = await this.settings.of(who, overtimeFeature);
    // A ledger knows its whole year.
    const first = latest(ledger ? `${yearOf(ledger)}-01-01` : '2012-01-01', overtime ?? '2012-01-01');
    const halves = hasFeatures(absenceParts.halves, who.features);
    refuseIf(openingRefusal(row, { starts_on, first, halves }));
    return starts_on;
  }

  /** Of somebody new all that the form has no field for. What differs is changed where `change` is ticked. */
  async apply(run: Run, user: number, row: OpeningCells & { change: boolean }, isNew: boolean) {
    const starts_on = row.starts_on ?? run.starts_on;
    if (starts_on === null) return { added: false, changes: [] as Changes, openings: null };
    const tick = mayChange(run, row.change);
    const text = importText(run.file, starts_on);
    const vacation = hasFeatures(ledgerAccess.ledger, run.who.features)
      ? await this.ledger(run, user, row, { starts_on, text, tick, isNew })
      : await this.plainYear(run, user, row, { tick, isNew });
    const minutes = isNew ? NOTHING : await this.account(run, user, row, { starts_on, text, tick });
    const changes = [...vacation.changes, ...minutes.changes];
    return {
      added: vacation.added || minutes.added,
      changes,
      openings: await this.standing(run, user, starts_on, row),
    };
  }

  private async account(run: Run, user: number, row: OpeningCells, { starts_on, text, tick }: Posted) {
    const minutes = row.opening_minutes;
    if (minutes === null) return NOTHING;
    const [account] = (await this.overtime.of(run.who, [user]))?.accounts ?? [];
    const stored = openingOn(existing(account).facts.postings, starts_on);
    if ((stored?.minutes ?? 0) === minutes) return NOTHING;
    const isChange = stored !== null;
    if (!isChange || tick) await this.times.open(run.who, { user, day: starts_on, minutes, text });
    if (!isChange) return { added: true, changes: [] };
    return { added: false, changes: [change('Stundenkonto', stored.minutes, minutes, signedTime)] };
  }

  private async ledger(run: Run, user: number, row: OpeningCells, posted: Posted & { isNew: boolean }) {
    const { starts_on, text, tick, isNew } = posted;
    const year = yearOf(starts_on);
    const post = (kind: 'correction' | 'extra', days: number, bucket = year) =>
      this.vacations.post(
        run.who,
        new Input(postingInput, { user, year: bucket, day: starts_on, kind, days: round(days), text }),
      );
    const found = await this.vacationOf(run, user, starts_on);
    const lastDay = found.facts.ledger?.lastDay?.(year - 1) ?? null;
    if (row.expires_on !== null && row.expires_on !== lastDay) {
      const date = lastDay ? `am ${formatDay(lastDay)}` : 'nicht';
      throw new Refused(refuseRow('row_expires', 'expires_on', { year: String(year - 1), date }));
    }
    const outcome = { added: false, changes: [] as Changes };
    const settle = async (
      header: string,
      before: number,
      sent: number | null,
      isFirst: boolean,
      work: () => Promise<unknown>,
    ) => {
      if (sent === null || round(before - sent) === 0) return;
      if (isFirst) outcome.added = true;
      else outcome.changes.push(change(header, before, sent, formatNumber));
      if (isFirst || tick) await work();
    };
    const ours = postingsOfImports(found.postings);
    const isFirst = ours.length === 0;
    if (!isNew) {
      const { lastYear } = found.balance;
      const more = (row.vacation_lastyear ?? 0) - lastYear;
      await settle('Resturlaub Vorjahr', lastYear, row.vacation_lastyear, isFirst, () =>
        post('correction', more, year - 1),
      );
      const taken = ours.filter(({ kind, year: bucket }) => kind === 'correction' && bucket === year);
      const before = -taken.reduce((sum, { days }) => sum + days, 0);
      await settle('Urlaub genommen lfd. Jahr', before, row.vacation_taken, taken.length === 0, async () => {
        await this.takeBack(run, taken, text);
        if (row.vacation_taken) await post('correction', -row.vacation_taken);
      });
    }
    const extras = ours.filter(({ kind }) => kind === 'extra');
    const extra = extras.reduce((sum, { days }) => sum + days, 0);
    await settle('Zusatz', extra, row.vacation_extra, extras.length === 0, async () => {
      await this.takeBack(run, extras, text);
      if (row.vacation_extra) await post('extra', row.vacation_extra);
    });
    if (row.vacation_rest !== null) {
      const { balance } = await this.vacationOf(run, user, starts_on);
      const rest = round(balance.entitlement - balance.taken);
      const more = row.vacation_rest - rest;
      await settle('Resturlaub lfd. Jahr', rest, row.vacation_rest, isFirst, () => post('correction', more));
    }
    return outcome;
  }

  private async takeBack(run: Run, postings: readonly StoredPosting[], text: string) {
    for (const { id } of postings)
      await this.vacations.reverse(run.who, id, new Input(reversalInput, { text }));
  }

  /** Without a ledger there is last year's remainder alone, which is a field of the person. */
  private async plainYear(
    run: Run,
    user: number,
    row: OpeningCells,
    { tick, isNew }: { tick: boolean; isNew: boolean },
  ) {
    const sent = row.vacation_lastyear;
    if (isNew || sent === null) return NOTHING;
    const { balance } = await this.vacationOf(run, user, run.today);
    if (balance.lastYear === sent) return NOTHING;
    if (tick) await this.users.change(run.who, user, new Input(workerChange, { vacation_lastyear: sent }));
    return { added: false, changes: [change('Resturlaub Vorjahr', balance.lastYear, sent, formatNumber)] };
  }

  /** As it is on the day, before anything of it and later. */
  private async vacationOf(run: Run, user: number, day: Day) {
    const [row] = await this.database.read<PersonVacation>(run.who, vacationsOf(run.who, [user]));
    const facts = vacationFactsOf(existing(row));
    const before = { ...facts, days: facts.days.filter((one) => one.day < day) };
    return { facts, balance: yearBalances(before)(yearOf(day)), postings: facts.ledger?.postings ?? [] };
  }

  private async standing(
    run: Run,
    user: number,
    day: Day,
    row: OpeningCells,
  ): Promise<ImportedRow['openings']> {
    const { balance } = await this.vacationOf(run, user, day);
    const keepsTime = hasFeatures(overtimeAccess.current, run.who.features);
    return { day, vacation: round(balance.open), minutes: keepsTime ? (row.opening_minutes ?? 0) : null };
  }
}

interface Posted {
  starts_on: Day;
  text: string;
  tick: boolean;
}

const signedTime = (minutes: number) => `${minutes < 0 ? '−' : '+'}${formatMinutes(Math.abs(minutes))}`;

const NOTHING = { added: false, changes: [] as Changes };

const change = (field: string, old: number, sent: number, show: (value: number) => string) => ({
  field,
  old: show(old),
  new: show(sent),
});

/** Those that count: neither taken back nor what takes back. */
function postingsOfImports(postings: readonly StoredPosting[]): StoredPosting[] {
  const gone = new Set(postings.map(({ reverses_id }) => reverses_id));
  return postings.filter(
    ({ id, text, reverses_id }) => reverses_id === null && !gone.has(id) && isImportText(text),
  );
}
