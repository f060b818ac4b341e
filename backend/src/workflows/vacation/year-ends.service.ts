import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { refuseYearEnd } from '@stundenbuch/domain/accounts/vacation/messages';
import { plainPosting } from '@stundenbuch/domain/accounts/vacation/posting';
import { canonicalJson } from '@stundenbuch/domain/wire/canonical';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { yearEndAccess } from '@stundenbuch/domain/workflows/yearend/access';
import type {
  AppliedYearEnd,
  closingFigureInput,
  PreviewInput,
  YearEnd as WireYearEnd,
  YearEndFigure,
  YearEndInput,
  YearEndPreview,
} from '@stundenbuch/domain/workflows/yearend/contract';
import { yearEndFigures } from '@stundenbuch/domain/workflows/yearend/figures';
import { basisOf, yearEndRefusal, yearEndRows } from '@stundenbuch/domain/workflows/yearend/year-end';
import { yearEndLine } from '@stundenbuch/domain/workflows/yearend/year-end-line';
import type { z } from 'zod';
import { LedgerService } from '../../accounts/vacation/ledger.service.ts';
import { VacationPosting } from '../../accounts/vacation/vacation-posting.entity.ts';
import { YearEndFacts, type YearEndPersonFacts } from '../../accounts/vacation/year-end-facts.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { instant } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { YearEnd } from './year-end.entity.ts';

interface Stored extends Pick<YearEnd, 'id' | 'year'> {
  undone: boolean;
}

interface Basis {
  people: YearEndPersonFacts[];
  hash: string;
  yearEnds: Stored[];
}

/** The turn of the year: looked at first, then posted, and undone as a whole (LED-13, LED-14). Nothing runs by itself. */
@Injectable()
export class YearEnds {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly facts: YearEndFacts,
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {}

  list(who: Caller): Promise<WireYearEnd[]> {
    const of = (kind: string) => sql`coalesce((select sum(p.days)::float8 from vacation_postings p
      where p.company_id = c.company_id and p.closing_id = c.id and p.kind = ${kind}), 0)`;
    return this.database.read<WireYearEnd>(
      who,
      sql`select c.id, c.year, ${instant(sql`c.applied_at`)} as applied_at, u.first_name || ' ' || u.name as applied_by,
          ${instant(sql`c.undone_at`)} as undone_at, 0 - ${of('expired')} as expired, ${of('carried')} as carried
        from vacation_closings c left join users u on u.company_id = c.company_id and u.id = c.created_by
        where c.company_id = ${who.company} order by c.year desc, c.id desc`,
    );
  }

  async preview(who: Caller, { year }: PreviewInput): Promise<YearEndPreview> {
    const { people, hash, yearEnds } = await this.basis(who, year);
    const today = this.clock.today();
    const begins = people[0]?.facts.ledger.begins ?? year;
    const refusal = yearEndRefusal(year, begins, today) ?? laterRefusal(yearEnds, year);
    const lines = people.map(({ user, first_name, name, facts }) => {
      return { user, first_name, name, ...yearEndLine(facts, year, today) };
    });
    return { hash, people: lines, refusal: refusal?.message ?? null };
  }

  /** 'Warum diese Zahl?' of the preview. */
  async figure(
    who: Caller,
    year: number,
    user: number,
    { figure, ...choice }: z.output<typeof closingFigureInput>,
  ): Promise<YearEndFigure> {
    const [person] = await this.facts.of(who, undefined, user);
    if (!person) throw new Refused(refuseWire('not_found'));
    const found = yearEndFigures(person.facts, year, this.clock.today(), choice)[figure];
    const postings =
      found?.postings.map((posting) => ({ ...plainPosting(posting), reversible: false })) ?? [];
    return { figure, value: found?.value ?? null, postings };
  }

  /** All facts are read under the locks: what the preview showed is what is posted, or nothing is. */
  apply(who: Caller, { year, hash, expire, carry }: YearEndInput): Promise<AppliedYearEnd> {
    const today = this.clock.today();
    return this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, yearEndAccess.close);
      await lockPeople(tx, who);
      const basis = await this.basis(who, year, tx);
      const begins = basis.people[0]?.facts.ledger.begins ?? year;
      refuseIf(yearEndRefusal(year, begins, today));
      refuseIf(laterRefusal(basis.yearEnds, year));
      if (basis.hash !== hash) throw new Refused(refuseYearEnd('basis_changed'));
      const id = await this.store(tx, who, year, basis);
      const rows = basis.people.flatMap(({ user, facts }) => {
        const choice = { expire: expire.includes(user), carry: carry.includes(user) };
        return yearEndRows(facts, year, today, choice).map((row) => ({ user, ...row, closing_id: id }));
      });
      await this.ledger.post(tx, who, rows);
      return { id, year, posted: rows.length };
    });
  }

  /** Manual postings stay, and so does what other closings posted. */
  undo(who: Caller, id: number): Promise<AppliedYearEnd> {
    return this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, yearEndAccess.undo);
      await lockPeople(tx, who);
      const yearEnds = await rowsOf<Stored>(tx, yearEndsOf(who));
      const yearEnd = existing(yearEnds.find((one) => one.id === id));
      if (yearEnd.undone) throw new Refused(refuseYearEnd('closing_undone'));
      refuseIf(laterRefusal(yearEnds, yearEnd.year));
      const ofYearEnd = { company: who.company, closing_id: id };
      const posted = await tx.find(VacationPosting, ofYearEnd, { orderBy: { id: 'asc' } });
      const reversals = posted.map(({ id: reverses_id, days, user, year, day, kind, text }) => ({
        user,
        year,
        day,
        kind,
        text: text ?? null,
        days: -days,
        closing_id: id,
        reverses_id,
      }));
      await this.ledger.post(tx, who, reversals);
      const stored = await tx.findOneOrFail(YearEnd, { company: who.company, id });
      tx.assign(stored, { undone_at: this.clock.now(), undone_by: who.id });
      return { id, year: yearEnd.year, posted: reversals.length };
    });
  }

  /** The hash rests on the facts alone: applying the same preview again finds it unchanged. */
  private async basis(who: Caller, year: number, tx?: Tx): Promise<Basis> {
    const today = this.clock.today();
    const query = yearEndsOf(who);
    const yearEnds = await (tx ? rowsOf<Stored>(tx, query) : this.database.read<Stored>(who, query));
    const people = await this.facts.of(who, tx);
    const own = new Set(yearEnds.filter((one) => one.year === year).map(({ id }) => id));
    const basis = people.map(({ user, facts }) => ({ user, ...basisOf(facts, year, today, own) }));
    const hash = createHash('sha256').update(canonicalJson({ year, basis })).digest('hex');
    return { people, hash, yearEnds };
  }

  /** The one of the year that counts, or a new one. */
  private async store(tx: Tx, who: Caller, year: number, { yearEnds, hash }: Basis): Promise<number> {
    const now = this.clock.now();
    const open = yearEnds.find((one) => one.year === year && !one.undone);
    const { company, id: created_by } = who;
    const yearEnd = open
      ? await tx.findOneOrFail(YearEnd, { company, id: open.id })
      : tx.create(YearEnd, { company, year, hash, applied_at: now, created_at: now, created_by });
    tx.assign(yearEnd, { hash, applied_at: now });
    await tx.flush();
    return yearEnd.id;
  }
}

function laterRefusal(yearEnds: readonly Stored[], year: number): Refusal | null {
  const isLater = yearEnds.some((one) => !one.undone && one.year > year);
  return isLater ? refuseYearEnd('closing_later') : null;
}

const yearEndsOf = ({ company }: Caller) =>
  sql`select id, year, undone_at is not null as undone from vacation_closings where company_id = ${company} order by id`;
