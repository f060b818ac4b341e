import { Injectable } from '@nestjs/common';
import { contingentAccess } from '@stundenbuch/domain/accounts/contingents/access';
import { type ContingentFacts, contingentFigureOf } from '@stundenbuch/domain/accounts/contingents/account';
import {
  CONTINGENT_FIGURES,
  type ContingentBalance,
  type ContingentFigure,
  type contingentDayInput,
  type contingentFigureInput,
  type contingentPostingInput,
  type StoredContingentPosting,
} from '@stundenbuch/domain/accounts/contingents/contract';
import { refuseContingent } from '@stundenbuch/domain/accounts/contingents/messages';
import {
  contingentPostingRefusal,
  contingentReversalRefusal,
} from '@stundenbuch/domain/accounts/contingents/rules';
import type { reversalInput } from '@stundenbuch/domain/accounts/vacation/contract';
import {
  type Posting,
  plainPosting,
  type StoredPosting,
} from '@stundenbuch/domain/accounts/vacation/posting';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { existing, readOne } from '../../platform/database/found.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { AccountPostings, type PostedAccount } from '../postings/account-postings.service.ts';
import { ContingentPosting } from './contingent-posting.entity.ts';
import { type ContingentRow, contingentFactsOf, contingentRows } from './contingent-rows.ts';

type New = Omit<StoredContingentPosting, 'id' | 'user'>;

/** What people have left of contingents, why, and what admins post to them. */
@Injectable()
export class ContingentAccounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly postings: AccountPostings,
  ) {}

  async of(who: Caller, user: number, sent: Input<typeof contingentDayInput>): Promise<ContingentBalance[]> {
    mustBeOwn(who, user);
    const rows = await this.rows(
      who,
      user,
      sql`exists (select from absence_kinds k
      where k.company_id = c.company_id and k.contingent_id = c.id)`,
    );
    const { asOf = this.clock.today() } = sent.read();
    if (rows.length === 0) await this.mustBeThere(who, user);
    return rows.filter(isGiven).map((row) => {
      const { contingent, kinds } = row;
      const facts = contingentFactsOf(row);
      const values = CONTINGENT_FIGURES.map((name) => [
        name,
        shown(name, contingentFigureOf(facts, name, asOf).value),
      ]);
      const { id, name, unit, per } = contingent;
      return { contingent: id, name, unit, per, kinds, figures: Object.fromEntries(values) };
    });
  }

  /** 'Warum diese Zahl?' */
  async why(
    who: Caller,
    user: number,
    contingent: number,
    sent: Input<typeof contingentFigureInput>,
  ): Promise<ContingentFigure> {
    mustBeOwn(who, user);
    const { figure, asOf = this.clock.today() } = sent.read();
    const [row] = await this.rows(who, user, sql`c.id = ${contingent}`);
    const facts = contingentFactsOf(existing(row));
    const found = contingentFigureOf(facts, figure, asOf);
    const postings = found.postings.map((posting) => ({
      ...plainPosting(posting),
      reversible: isReversible(posting, facts),
    }));
    return { figure, asOf, value: found.value, postings };
  }

  async post(who: Caller, sent: Input<typeof contingentPostingInput>): Promise<StoredContingentPosting> {
    const { user, ...posting } = sent.read();
    const account = this.account(sql`c.id = ${posting.contingent}`);
    const { stored } = await this.postings.post(
      who,
      contingentAccess.manageContingents,
      account,
      user,
      (facts) => {
        const begins = Math.min(...facts.amounts.map(({ year }) => year));
        refuseIf(contingentPostingRefusal(posting, { per: facts.contingent.per, begins }));
        return [{ ...posting, reverses_id: null }];
      },
    );
    return stored[0] as StoredContingentPosting;
  }

  async reverse(
    who: Caller,
    id: number,
    sent: Input<typeof reversalInput>,
  ): Promise<StoredContingentPosting> {
    const { contingent } = await readOne<{ contingent: number }>(
      this.database,
      who,
      sql`select contingent_id as contingent from contingent_postings where company_id = ${who.company} and id = ${id}`,
    );
    const { manageContingents: row } = contingentAccess;
    const account = this.account(sql`c.id = ${contingent}`);
    const { stored } = await this.postings.reverse(
      who,
      row,
      account,
      id,
      sent,
      (posting: StoredPosting, facts: ContingentFacts, text) => {
        refuseIf(contingentReversalRefusal(posting, facts.postings));
        const { year, day, days } = posting;
        const kind = posting.kind as New['kind'];
        return { contingent, year, day, kind, days: -days, text, reverses_id: id };
      },
    );
    return stored[0] as StoredContingentPosting;
  }

  private mustBeThere({ company, id }: Caller, user: number): Promise<object> {
    const person = sql`select from users u where u.company_id = ${company} and u.id = ${user}`;
    return readOne(this.database, { company, id }, person);
  }

  private rows(who: Caller, user: number, which: Sql): Promise<ContingentRow[]> {
    return this.database.read<ContingentRow>(who, contingentRows(who, user, which));
  }

  private account(which: Sql): PostedAccount<ContingentFacts, New, StoredContingentPosting> {
    return {
      table: 'contingent_postings',
      conflicts: { contingent_postings_reversed: () => refuseContingent('posting_reversed') },
      facts: async (tx, who, user) => {
        const [row] = await rowsOf<ContingentRow>(tx, contingentRows(who, user, which));
        return row && contingentFactsOf(row);
      },
      store: (tx, who, postings) => store(tx, who, this.clock.now(), postings),
    };
  }
}

async function store(
  tx: Tx,
  { company, id }: Caller,
  now: Date,
  postings: readonly (New & { user: number })[],
): Promise<StoredContingentPosting[]> {
  const made = { company, created_at: now, created_by: id };
  const rows = postings.map((posting) => tx.create(ContingentPosting, { ...made, ...posting }));
  await tx.flush();
  return postings.map((posting, at) => ({ ...posting, id: (rows[at] as ContingentPosting).id }));
}

/** The person, and admins: a lead who may not know of sickness would learn it from a contingent. */
function mustBeOwn(who: Caller, user: number): void {
  if (who.role !== 'admin' && who.id !== user) throw new Refused(refuseWire('forbidden'));
}

/** What only people have who are named is not shown to the others. */
const isGiven = ({ contingent, amounts, days }: ContingentRow): boolean =>
  !contingent.only_for || days.length > 0 || amounts.some(({ own }) => own);

/** What was taken is below zero among postings, and a number of days elsewhere. */
const shown = (name: (typeof CONTINGENT_FIGURES)[number], value: number): number =>
  (name === 'taken' || name === 'planned') && value !== 0 ? -value : value;

function isReversible({ source }: Posting, { postings }: ContingentFacts): boolean {
  const posting = postings.find(({ id }) => source?.kind === 'posting' && source.id === id);
  return posting !== undefined && contingentReversalRefusal(posting, postings) === null;
}
