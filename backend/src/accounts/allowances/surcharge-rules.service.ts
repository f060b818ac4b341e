import { Injectable } from '@nestjs/common';
import { allowanceAccess } from '@stundenbuch/domain/accounts/allowances/access';
import type {
  presetInput,
  SurchargeInput,
  surchargeChange,
  surchargeInput,
  SurchargeRules as WireRules,
} from '@stundenbuch/domain/accounts/allowances/contract';
import { refuseAllowance } from '@stundenbuch/domain/accounts/allowances/messages';
import { ruleChangeRefusal } from '@stundenbuch/domain/accounts/allowances/rule-changes';
import { PRESET_3B } from '@stundenbuch/domain/accounts/allowances/surcharge-rules';
import { type Day, MIN_DAY } from '@stundenbuch/domain/time/day';
import { minutesOf, timeOf } from '@stundenbuch/domain/time/time';
import { staleRefusal } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockedOne } from '../../platform/database/found.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { openFrom, type SurchargeRow, surchargeRows } from './allowance-rows.ts';
import { SurchargeRule } from './surcharge-rule.entity.ts';

const MOST_RULES = 60;

/** Which minutes a company pays more for (ALW-01). */
@Injectable()
export class SurchargeRules {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  list(who: Tenant): Promise<WireRules> {
    return this.read(who);
  }

  add(who: Caller, sent: Input<typeof surchargeInput>): Promise<WireRules> {
    const input = sent.read();
    return this.lead(who, (tx, open) => {
      refuseIf(ruleChangeRefusal(null, input, open));
      this.create(tx, who, stored(input));
    });
  }

  /** The rules of § 3b EStG, all from one day on. */
  addPreset(who: Caller, sent: Input<typeof presetInput>): Promise<WireRules> {
    const { valid_from, break_first } = sent.read();
    return this.lead(who, (tx, open) => {
      refuseIf(ruleChangeRefusal(null, { valid_from, valid_to: null }, open));
      for (const rule of PRESET_3B)
        this.create(tx, who, { ...rule, days: [...rule.days], break_first, valid_from, valid_to: null });
    });
  }

  change(who: Caller, id: number, sent: Input<typeof surchargeChange>): Promise<WireRules> {
    return this.lead(who, async (tx, open) => {
      const rule = await lockedOne(tx, SurchargeRule, who, id);
      const { version, ...input } = sent.read();
      refuseIf(staleRefusal(rule.version, version));
      const changed = stored(input);
      const isSame = Object.entries(changed).every(
        ([key, value]) =>
          key === 'valid_to' || JSON.stringify(rule[key as keyof SurchargeRule]) === JSON.stringify(value),
      );
      refuseIf(ruleChangeRefusal(rule, changed, open, isSame));
      Object.assign(rule, changed);
    });
  }

  delete(who: Caller, id: number): Promise<WireRules> {
    return this.lead(who, async (tx, open) => {
      const rule = await lockedOne(tx, SurchargeRule, who, id);
      refuseIf(ruleChangeRefusal(rule, null, open));
      tx.remove(rule);
    });
  }

  private create(tx: Tx, who: Caller, rule: ReturnType<typeof stored>): void {
    tx.create(SurchargeRule, {
      ...rule,
      company: who.company,
      created_at: this.clock.now(),
      created_by: who.id,
    });
  }

  /** Whoever closes a month waits for the same lock. */
  private lead(who: Caller, work: (tx: Tx, open: Day) => Promise<void> | void): Promise<WireRules> {
    return this.database.writeOrRefuse(who, {}, async (tx) => {
      await stillAllowed(tx, this.sessions, who, allowanceAccess.changeRules);
      const { open_from } = await this.read(who, tx);
      await work(tx, open_from);
      await tx.flush();
      const rules = await this.read(who, tx);
      if (rules.rules.length > MOST_RULES) throw new Refused(refuseAllowance('surcharge_limit'));
      return rules;
    });
  }

  private async read(who: Tenant, tx?: Tx): Promise<WireRules> {
    const [rules, [closed]] = (await this.database.readAll(who, [surchargeRows(who), openFrom(who)], tx)) as [
      SurchargeRow[],
      { day: Day | null }[],
    ];
    return {
      open_from: closed?.day ?? MIN_DAY,
      rules: rules.map((rule) => ({
        ...rule,
        days: [...rule.days],
        ...{ from: timeOf(rule.from), to: timeOf(rule.to), carry: timeOf(rule.carry) },
      })),
    };
  }
}

function stored({ from, to, carry, ...rule }: SurchargeInput) {
  return { ...rule, from: minutesOf(from), to: minutesOf(to), carry: minutesOf(carry) };
}
