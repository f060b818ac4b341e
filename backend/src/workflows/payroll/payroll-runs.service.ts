import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { payrollAccess } from '@stundenbuch/domain/accounts/payroll/access';
import type {
  PayrollPreview,
  runInput,
  PayrollRun as WireRun,
} from '@stundenbuch/domain/accounts/payroll/contract';
import { encoded } from '@stundenbuch/domain/accounts/payroll/encode';
import type { Encoding, PayrollFile } from '@stundenbuch/domain/accounts/payroll/files/file';
import { type Handover, type HandoverLine, handoverOf } from '@stundenbuch/domain/accounts/payroll/handover';
import { refusePayroll } from '@stundenbuch/domain/accounts/payroll/messages';
import { checkList, sampleFiles } from '@stundenbuch/domain/accounts/payroll/sample';
import { missingOf } from '@stundenbuch/domain/accounts/payroll/setup';
import type { Target } from '@stundenbuch/domain/accounts/payroll/wage-types';
import { monthOf } from '@stundenbuch/domain/time/day';
import { round } from '@stundenbuch/domain/time/rounding';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockedOne, readOne, rowOf } from '../../platform/database/found.ts';
import { instant } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { FileAnswer } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { type ZippedFile, zipped } from '../../platform/http/zip.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { PayrollFacts } from './payroll-facts.service.ts';
import { PayrollRun } from './payroll-run.entity.ts';
import { PayrollSetups } from './payroll-setups.service.ts';

export const PAYROLL_FILE = 'application/octet-stream';

/** Files for the payroll: looked at, made, and marked as handed over (PAY-05). */
@Injectable()
export class PayrollRuns {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly setups: PayrollSetups,
    private readonly facts: PayrollFacts,
    private readonly clock: Clock,
  ) {}

  async preview(who: Caller, sent: Input<typeof runInput>): Promise<PayrollPreview> {
    const { month, excluded } = sent.read();
    const found = await this.handover(who, { month, excluded });
    const left = new Set(excluded);
    return {
      month,
      missing: found.missing?.message ?? null,
      problems: found.problems.map(({ person, kind, text }) => ({
        ...nameOf(person),
        ...{ kind, text, excluded: left.has(person.user) },
      })),
      unmapped: found.unmapped.map(({ source, label, minutes, days, isCount }) => ({
        ...{ source, label, hours: round(minutes / 60) },
        ...(isCount ? { days: 0, count: round(days) } : { days: round(days), count: 0 }),
      })),
      lines: found.lines.map((line) => ({
        ...nameOf(line.person),
        ...{ personnel_number: line.person.personnel_number, origin: line.origin, source: line.source },
        ...{ label: line.label, unit: line.unit, wage_type: line.wage_type.wage_type },
        quantity: line.hundredths / 100,
        days: line.isDifference ? line.changed.map(({ day }) => day) : [],
      })),
      files: found.files.map(({ name, text, encoding }) => ({
        ...{ name, text, bytes: encoded(text, encoding).bytes.length },
      })),
      replaced: found.files.flatMap(({ text, encoding }) => encoded(text, encoding).replaced),
    };
  }

  /** What was made and not handed over makes way for it. */
  run(who: Caller, sent: Input<typeof runInput>): Promise<WireRun> {
    const { month, excluded } = sent.read();
    return this.lead(who, async (tx) => {
      const found = await this.handover(who, { month, excluded }, tx);
      if (found.missing) throw new Refused(refusePayroll('payroll_setup'));
      const left = new Set(excluded);
      if (found.problems.some(({ person }) => !left.has(person.user)))
        throw new Refused(refusePayroll('payroll_problems'));
      if (found.files.length === 0) throw new Refused(refusePayroll('payroll_empty'));
      await tx.nativeDelete(PayrollRun, { company: who.company, handed_over_at: null });
      const run = tx.create(PayrollRun, {
        ...{ company: who.company, month: `${month}-01`, target: found.target },
        line_count: found.lines.length,
        ...{ created_at: this.clock.now(), created_by: who.id },
      });
      await tx.flush();
      await rowsOf(tx, insertFiles(who, run.id, found.files, this.clock.now()));
      await rowsOf(tx, insertLines(who, run.id, found.lines, this.clock.now()));
      return rowOf<WireRun>(tx, runsOf(who, run.id));
    });
  }

  runs(who: Caller): Promise<WireRun[]> {
    return this.database.read<WireRun>(who, runsOf(who));
  }

  handOver(who: Caller, id: number): Promise<WireRun> {
    return this.lead(who, async (tx) => {
      const run = await this.open(tx, who, id);
      Object.assign(run, { handed_over_at: this.clock.now(), handed_over_by: who.id });
      await tx.flush();
      return rowOf<WireRun>(tx, runsOf(who, id));
    });
  }

  discard(who: Caller, id: number): Promise<{ id: number }> {
    return this.lead(who, async (tx) => {
      tx.remove(await this.open(tx, who, id));
      return { id };
    });
  }

  async file(who: Caller, id: number, at: number): Promise<FileAnswer> {
    const { name, content, encoding } = await readOne<StoredFile>(
      this.database,
      who,
      sql`select name, content, encoding from payroll_files
        where company_id = ${who.company} and run_id = ${id} and part = ${at}`,
    );
    return new FileAnswer(name, PAYROLL_FILE, Buffer.from(encoded(content, encoding).bytes));
  }

  /** Invented figures for the tax office's test client, and what to look at there (PAY-10). */
  async sample(who: Caller): Promise<FileAnswer> {
    const { choices, wageTypes, sources, layouts } = await this.setups.read(who);
    if (missingOf(choices, wageTypes.length > 0)) throw new Refused(refusePayroll('payroll_setup'));
    const layout = layouts.find(({ id }) => id === choices.layout_id) ?? null;
    const now = this.clock.now();
    const files = sampleFiles(choices, wageTypes, layout, sources, monthOf(this.clock.today()));
    const list = { name: 'Prüfliste.txt', date: now, parts: [checkList(choices, wageTypes, sources)] };
    const zipFiles = async function* (): AsyncGenerator<ZippedFile> {
      for (const { name, text, encoding } of files)
        yield { name, date: now, parts: [encoded(text, encoding).bytes] };
      yield list;
    };
    return new FileAnswer('Probedatei.zip', 'application/zip', Readable.from(zipped(zipFiles())));
  }

  private async handover(
    who: Caller,
    wanted: { month: string; excluded: readonly number[] },
    tx?: Tx,
  ): Promise<Handover & { target: Target }> {
    const setup = await this.setups.read(who, tx);
    const found = handoverOf(await this.facts.of(who, setup, wanted, tx));
    return { ...found, target: setup.choices.target };
  }

  private async open(tx: Tx, who: Caller, id: number): Promise<PayrollRun> {
    const run = await lockedOne(tx, PayrollRun, who, id);
    if (run.handed_over_at) throw new Refused(refusePayroll('run_handed'));
    return run;
  }

  private lead<T>(who: Caller, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, payrollAccess.run);
      return work(tx);
    });
  }
}

const nameOf = ({ user, first_name, name }: { user: number; first_name: string; name: string }) => ({
  user,
  first_name,
  name,
});

interface StoredFile {
  name: string;
  content: string;
  encoding: Encoding;
}

function insertFiles({ company, id }: Caller, run: number, files: readonly PayrollFile[], now: Date): Sql {
  const rows = files.map(({ name, text, encoding }, part) => {
    const { bytes } = encoded(text, encoding);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { part, name, content: text, encoding, bytes: bytes.length, sha256 };
  });
  return sql`insert into payroll_files
      (company_id, run_id, part, name, content, encoding, bytes, sha256, created_at, created_by)
    select ${company}, ${run}, n.part, n.name, n.content, n.encoding, n.bytes, n.sha256, ${now}, ${id}
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (part int, name text, content text, encoding text,
      bytes int, sha256 text)`;
}

function insertLines({ company, id }: Caller, run: number, lines: readonly HandoverLine[], now: Date): Sql {
  const rows = lines.map(({ user, origin, source, unit, wage_type, hundredths, days }) => ({
    ...{ user, origin: `${origin}-01`, source, unit, wage_type, hundredths, days },
  }));
  return sql`insert into payroll_lines
      (company_id, run_id, user_id, origin, source, unit, wage_type, hundredths, days, created_at, created_by)
    select ${company}, ${run}, n."user", n.origin, n.source, n.unit, n.wage_type, n.hundredths, n.days, ${now}, ${id}
    from json_to_recordset(${JSON.stringify(rows)}::json) as n ("user" int, origin date, source text, unit text,
      wage_type jsonb, hundredths int, days jsonb)`;
}

function runsOf({ company }: Tenant, id?: number): Sql {
  const which = id === undefined ? sql`` : sql` and r.id = ${id}`;
  return sql`select r.id, to_char(r.month, 'YYYY-MM') as month, r.target, r.line_count as lines,
      (select coalesce(json_agg(json_build_object('name', f.name, 'bytes', f.bytes, 'sha256', f.sha256) order by f.part), '[]')
        from payroll_files f where f.company_id = r.company_id and f.run_id = r.id) as files,
      ${instant(sql`r.created_at`)} as created_at, u.first_name || ' ' || u.name as by,
      ${instant(sql`r.handed_over_at`)} as handed_over_at
    from payroll_runs r left join users u on u.company_id = r.company_id and u.id = r.created_by
    where r.company_id = ${company}${which} order by r.id desc`;
}
