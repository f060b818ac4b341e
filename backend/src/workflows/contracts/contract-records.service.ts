import { Injectable } from '@nestjs/common';
import type { AccessRow } from '@stundenbuch/domain/access/access';
import { balanceNow } from '@stundenbuch/domain/accounts/overtime/account';
import { refuseCalendar } from '@stundenbuch/domain/day/calendar/messages';
import { contractAccess } from '@stundenbuch/domain/day/contracts/access';
import {
  correctedFrom,
  ownContractRefusal,
  reasonRefusal,
  type TimelineChange,
  timelineRefusal,
} from '@stundenbuch/domain/day/contracts/changes';
import type {
  ContractInput,
  ContractPreview,
  contractChange,
  contractDeletion,
  contractInput,
  contractPreviewInput,
  WireContract,
} from '@stundenbuch/domain/day/contracts/contract';
import {
  changedFrom,
  lostAbsences,
  previewOfChange,
  recalculable,
} from '@stundenbuch/domain/records/entries/contract-effect';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { refuseWire, staleRefusal } from '@stundenbuch/domain/wire/messages';
import { OvertimeService } from '../../accounts/overtime/overtime.service.ts';
import { Contract } from '../../day/contract.entity.ts';
import { type ContractRecord, contractsOf } from '../../day/contract-rows.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, giveReason, rowsOf, type Tx } from '../../platform/database/database.ts';
import { existing, rowOf } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { StoredFigures } from '../../records/entries/stored-figures.service.ts';
import { ContractColumns } from './contract-columns.service.ts';
import { ContractFacts } from './contract-facts.service.ts';
import { Contracts } from './contracts.service.ts';

type Terms = Pick<
  ContractInput,
  'valid_from' | 'ends_on' | 'weeklyhours' | 'minutes' | 'vacation' | 'place_id' | 'note'
>;
type Consequences = Pick<ContractInput, 'recalculate' | 'cancel' | 'reason'>;

const conflicts = { contracts_place: () => refuseCalendar('place_unknown', 'place_id') };

/** Writing contracts: under the person's lock, so that of two who change a time line the second sees what the first did. */
@Injectable()
export class ContractRecords {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly contracts: Contracts,
    private readonly facts: ContractFacts,
    private readonly columns: ContractColumns,
    private readonly overtime: OvertimeService,
    private readonly stored: StoredFigures,
  ) {}

  create(who: Caller, sent: Input<typeof contractInput>): Promise<WireContract> {
    const { user, recalculate, cancel, reason, ...terms } = sent.read();
    return this.write(who, contractAccess.create, async (tx) => {
      const stored = await this.timeline(tx, who, user);
      const change = { before: stored, after: [...stored, terms] };
      let id = 0;
      await this.carryOut(tx, who, user, change, { recalculate, cancel, reason }, async () => {
        id = await this.add(tx, who, user, terms);
      });
      return this.contracts.written(tx, who, user, id);
    });
  }

  change(who: Caller, id: number, sent: Input<typeof contractChange>): Promise<WireContract> {
    return this.write(who, contractAccess.change, async (tx) => {
      const user = await this.personOf(tx, who, id);
      const stored = await this.timeline(tx, who, user);
      const { recalculate, cancel, reason, version, ...terms } = sent.read();
      const row = await current(tx, who, id, version);
      const change = { before: stored, after: [...without(stored, id), terms] };
      await this.carryOut(tx, who, user, change, { recalculate, cancel, reason }, async () => {
        Object.assign(row, columnsOf(terms));
        await tx.flush();
      });
      return this.contracts.written(tx, who, user, id);
    });
  }

  delete(who: Caller, id: number, sent: Input<typeof contractDeletion>): Promise<{ id: number }> {
    return this.write(who, contractAccess.delete, async (tx) => {
      const user = await this.personOf(tx, who, id);
      const stored = await this.timeline(tx, who, user);
      const { version, reason } = sent.read();
      const row = await current(tx, who, id, version);
      const change = { before: stored, after: without(stored, id) };
      await this.carryOut(tx, who, user, change, { recalculate: 0, cancel: [], reason }, () =>
        tx.remove(row).flush(),
      );
      return { id };
    });
  }

  /** Refuses what the change itself would be refused for, but for its reason. */
  preview(who: Caller, sent: Input<typeof contractPreviewInput>): Promise<ContractPreview> {
    const { user, id, row } = sent.read();
    return this.database.rehearse(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, contractAccess.preview);
      const stored = await this.timeline(tx, who, user);
      if (id !== undefined && !stored.some((one) => one.id === id))
        throw new Refused(refuseWire('not_found'));
      const rest = id === undefined ? stored : without(stored, id);
      const change = { before: stored, after: row ? [...rest, row] : rest };
      const openness = await this.facts.openness(tx, who, user);
      refuseIf(timelineRefusal(change, openness));
      const facts = await this.facts.ofChange(tx, who, user, change, openness.open);
      const before = await this.balance(tx, who, user);
      await this.rehearse(tx, who, user, id, row);
      const after = await this.balance(tx, who, user);
      return {
        ...previewOfChange(facts, this.clock.today()),
        corrected_from: correctedFrom(change, openness),
        balance: before === null || after === null ? null : { before, after },
      };
    });
  }

  /** What is taken back after the preview. */
  private async rehearse(tx: Tx, who: Caller, user: number, id: number | undefined, row: Terms | null) {
    if (id === undefined) {
      if (row) await this.add(tx, who, user, row);
      return;
    }
    const own = { company: who.company, id };
    if (row) await tx.nativeUpdate(Contract, own, columnsOf(row));
    else await tx.nativeDelete(Contract, own);
  }

  /** Of the time account, in minutes; null where there is none. */
  private async balance(tx: Tx, who: Caller, user: number): Promise<number | null> {
    const [account] = (await this.overtime.of(who, [user], tx))?.accounts ?? [];
    return account ? balanceNow(account.facts) : null;
  }

  private async add(tx: Tx, who: Caller, user: number, terms: Terms): Promise<number> {
    const origin = { company: who.company, user, created_at: this.clock.now(), created_by: who.id };
    const row = tx.create(Contract, { ...columnsOf(terms), ...origin });
    await tx.flush();
    return row.id;
  }

  private write<T>(who: Caller, row: AccessRow, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      await stillAllowed(tx, this.sessions, who, row);
      const done = await work(tx);
      await tx.flush();
      return done;
    });
  }

  private async personOf(tx: Tx, { company }: Caller, id: number): Promise<number> {
    const row = await rowOf<{ user: number }>(
      tx,
      sql`select user_id as "user" from contracts where company_id = ${company} and id = ${id}`,
    );
    return row.user;
  }

  /** Under the person's lock, which everybody holds who changes entries or contracts of the person. */
  private async timeline(tx: Tx, who: Caller, user: number): Promise<ContractRecord[]> {
    const found = await rowOf<{ others: boolean }>(
      tx,
      sql`select exists (select from users o where o.company_id = u.company_id and o.id <> u.id and o.role = 2
          and o.active) as others
        from users u where u.company_id = ${who.company} and u.id = ${user} for no key update`,
    );
    refuseIf(ownContractRefusal({ own: user === who.id, otherAdmins: found.others }));
    return rowsOf<ContractRecord>(tx, contractsOf(who, user));
  }

  /** The rules, the row, what was ticked, and the columns that follow it. */
  private async carryOut(
    tx: Tx,
    who: Caller,
    user: number,
    change: TimelineChange,
    { recalculate, cancel, reason }: Consequences,
    store: () => Promise<void>,
  ): Promise<void> {
    const today = this.clock.today();
    const openness = await this.facts.openness(tx, who, user);
    refuseIf(timelineRefusal(change, openness));
    refuseIf(reasonRefusal(correctedFrom(change, openness), reason));
    await giveReason(tx, reason);
    const facts = await this.facts.ofChange(tx, who, user, change, openness.open);
    const from = changedFrom(change, today);
    await store();
    const lost = lostAbsences(facts, from).filter(({ id }) => cancel.includes(id));
    await this.facts.cancel(
      tx,
      who,
      lost.map(({ id }) => id),
      ABSENCE_STATUS.cancelled,
    );
    if (recalculate) {
      const others = recalculable(facts, from).filter(({ id }) => !lost.some((one) => one.id === id));
      const figures = others.map(({ id, figures: of }) => ({ id, ...of }));
      await this.stored.store(tx, who, figures);
    }
    await this.columns.refresh(tx, who, user);
  }
}

/** As it was read, or refused; under the person's lock. */
async function current(tx: Tx, { company }: Caller, id: number, version: number | undefined) {
  const row = existing(await tx.findOne(Contract, { company, id }));
  refuseIf(staleRefusal(row.version, version));
  return row;
}

const without = (rows: readonly ContractRecord[], id: number) => rows.filter((row) => row.id !== id);

function columnsOf({ place_id, ...terms }: Terms) {
  return { ...terms, place: place_id };
}
