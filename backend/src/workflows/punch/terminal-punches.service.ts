import { Injectable } from '@nestjs/common';
import { denialOf, roleOf } from '@stundenbuch/domain/access/access';
import { flagsOf } from '@stundenbuch/domain/access/flags';
import { punchAccess } from '@stundenbuch/domain/records/punch/access';
import type { PunchClock } from '@stundenbuch/domain/records/punch/contract';
import { punchFeature } from '@stundenbuch/domain/records/punch/features';
import { refusePunch } from '@stundenbuch/domain/records/punch/messages';
import type {
  AtTerminal,
  TerminalCompany,
  TerminalLook,
  terminalBreakInput,
  terminalLookInput,
  terminalTapInput,
} from '@stundenbuch/domain/records/punch/terminal-contract';
import { codeTyped } from '@stundenbuch/domain/sides/session/codes';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { OvertimeService } from '../../accounts/overtime/overtime.service.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { codeHash } from '../../platform/session/codes.ts';
import { admitted, isPassword } from '../../platform/session/passwords.ts';
import { SecurityLog } from '../../platform/session/security-log.ts';
import { PunchService } from './punch.service.ts';
import { Terminal } from './terminal.entity.ts';
import { type CardholderRow, pinHoldersOf, pinKeys, type TerminalRow, terminalOf } from './terminal-rows.ts';

const HOUR = 3_600_000;

interface Person {
  who: Caller;
  first_name: string;
}

/** A tablet at the door: its code names the company; number and PIN name the person with every call (CLK-07). */
@Injectable()
export class TerminalPunches {
  constructor(
    private readonly database: Database,
    private readonly punches: PunchService,
    private readonly settings: SettingsService,
    private readonly overtime: OvertimeService,
    private readonly clock: Clock,
    private readonly log: SecurityLog,
  ) {}

  async company(key: string | undefined): Promise<TerminalCompany> {
    const terminal = await this.terminal(key);
    return { name: terminal && denialAt(terminal) === null ? terminal.name : null };
  }

  async look(key: string | undefined, input: Input<typeof terminalLookInput>): Promise<AtTerminal> {
    const person = await this.person(key, input.read());
    return this.shown(person, await this.punches.state(person.who));
  }

  async punch(key: string | undefined, input: Input<typeof terminalTapInput>): Promise<AtTerminal> {
    const { tap: punch, client_id, ...given } = input.read();
    const person = await this.person(key, given);
    return this.shown(person, await this.punches.punch(person.who, punch, client_id, 'terminal'));
  }

  async addBreak(key: string | undefined, input: Input<typeof terminalBreakInput>): Promise<AtTerminal> {
    const { day, minutes, ...given } = input.read();
    const person = await this.person(key, given);
    return this.shown(person, await this.punches.addBreak(person.who, { day, minutes }));
  }

  /** Null where it is revoked, and for a browser that never was one. */
  private async terminal(key: string | undefined): Promise<TerminalRow | null> {
    if (!key) return null;
    const [row] = await this.database.call<TerminalRow>(terminalOf(codeHash(codeTyped(key))));
    return row ?? null;
  }

  /** An unknown number and a wrong PIN are indistinguishable, in the answer, its time and the lock that follows. */
  private async person(key: string | undefined, { number, pin }: TerminalLook): Promise<Person> {
    const terminal = await this.terminal(key);
    if (!terminal) throw new Refused(refusePunch('terminal_unknown'));
    if (terminal.is_locked) throw new Refused(refuseSession('company_locked'));
    const denial = denialAt(terminal);
    if (denial) throw new Refused(refuseWire(denial));
    const { company_id: company, permission, features } = terminal;
    const [holder] = await this.holders(company, number);
    const isRight = await admitted(true, () => isPassword(pin, holder?.pin_hash ?? null, true));
    if (!isRight) this.log.note({ kind: 'pin', company, person: holder?.id ?? null, terminal: terminal.id });
    const [ofNumber, ofTerminal, ofCompany] = pinKeys(terminal, number);
    const [row] = await this.database.call<{ seconds: number }>(
      sql`select settle_terminal_pin(${ofNumber}, ${ofTerminal}, ${ofCompany}, ${isRight}, ${this.clock.now()}) as seconds`,
    );
    if (row?.seconds) throw new Refused(refuseWire('too_many_attempts'), row.seconds);
    if (!holder || !isRight) throw new Refused(refusePunch('terminal_wrong', 'pin'));
    await this.note(terminal);
    const { id, first_name, role } = holder;
    const facts = {
      role: roleOf(role),
      globalAdmin: false,
      flags: flagsOf(permission),
      permission,
      features,
    };
    return {
      who: { ...facts, company, id, tokenHash: NO_SESSION, factorFrom: null, scopes: null, terminal: true },
      first_name,
    };
  }

  /** Once an hour: a punch should not pay for it. */
  private async note({ id, company_id: company, used_at }: TerminalRow): Promise<void> {
    const now = this.clock.now();
    if (used_at !== null && now.getTime() - new Date(used_at).getTime() < HOUR) return;
    await this.database.write({ company, id: 0 }, async (tx) => {
      const terminal = await tx.findOne(Terminal, { company, id });
      if (terminal) terminal.used_at = now;
    });
  }

  private async holders(company: number, number: string): Promise<CardholderRow[]> {
    const found = await this.database.read<CardholderRow>(
      { company, id: 0 },
      pinHoldersOf({ company, id: 0 }, number),
    );
    return found.length === 1 ? found : [];
  }

  private async shown(
    { who, first_name }: Person,
    { state, since, notes, missing_break }: PunchClock,
  ): Promise<AtTerminal> {
    const { value } = await this.settings.of(who, punchFeature);
    const account = value.terminal_balance ? await this.overtime.balanceOf(who, who.id) : null;
    return { first_name, state, since, notes, missing_break, balance: account?.minutes ?? null };
  }
}

/** What the company of the terminal has switched off. */
function denialAt({ permission, features }: TerminalRow): 'module_off' | 'feature_off' | null {
  const anyone = { role: 'employee', globalAdmin: false, flags: flagsOf(permission), features } as const;
  const denial = denialOf(punchAccess.punch, anyone);
  if (denial === null) return null;
  return denial === 'flag' ? 'module_off' : 'feature_off';
}

const NO_SESSION = Buffer.alloc(0);
