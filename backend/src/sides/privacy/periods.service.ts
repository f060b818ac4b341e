import { Injectable } from '@nestjs/common';
import {
  firstDayKept,
  type KeptFor,
  nextDeletion,
  PERIOD_KINDS,
  type PeriodKind,
  periodOf,
} from '@stundenbuch/domain/sides/periods/periods';
import { type periodValues, privacySettings } from '@stundenbuch/domain/sides/periods/setting-groups';
import type { PeriodPreview } from '@stundenbuch/domain/sides/privacy/contract';
import { securityFeature } from '@stundenbuch/domain/sides/session/features';
import { addDays, type Day, monthOf } from '@stundenbuch/domain/time/day';
import { SettingsService } from '../../features/settings.service.ts';
import { type CompanyToday, Schedule } from '../../mail/schedule.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';

interface Counted {
  why: KeptFor | null;
  entries: number;
}

/** What goes by itself after the company's periods: once a month, by whichever process comes first (GDPR-03). */
@Injectable()
export class PrivacyPeriods {
  constructor(
    jobs: Schedule,
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {
    jobs.register({
      name: 'expired',
      feature: securityFeature.name,
      period: () => monthOf(this.clock.today()),
      work: (tx, company) => this.deleteExpired(tx, company),
    });
  }

  /** As on the next first of a month, by the periods that are sent: nothing of them is stored yet. */
  async preview(who: Caller, sent: Input<typeof periodValues>): Promise<PeriodPreview[]> {
    const periods = sent.read();
    refuseIf(privacySettings.refusal(periods, periods));
    const on = nextDeletion(this.clock.today());
    const due = dueOf(periods, on);
    const counted = (await this.database.readAll(
      who,
      due.map(({ kind, until }) => countOf(who, kind, until)),
    )) as Counted[][];
    return due.map(({ kind, until }, at) => {
      const kept = (counted[at] ?? []).filter((row): row is Counted & { why: KeptFor } => row.why !== null);
      const going = (counted[at] ?? []).find(({ why }) => why === null);
      return { kind, entries: going?.entries ?? 0, until: addDays(until, -1), kept };
    });
  }

  private async deleteExpired(tx: Tx, company: CompanyToday): Promise<void> {
    const { value } = await this.settings.of(company, privacySettings, tx);
    const due = dueOf(value, this.clock.today());
    if (due.length === 0) return;
    await lockPeople(tx, company);
    for (const { kind, until } of due) await rowsOf(tx, sql`select delete_expired(${kind}, ${until}::date)`);
  }
}

function dueOf(periods: Parameters<typeof periodOf>[0], on: Day): { kind: PeriodKind; until: Day }[] {
  return PERIOD_KINDS.flatMap((kind) => {
    const months = periodOf(periods, kind);
    return months === 0 ? [] : [{ kind, until: firstDayKept(months, on) }];
  });
}

/** How many go and how many stay; `delete_expired` asks the same. */
function countOf({ company }: Tenant, kind: PeriodKind, until: Day): Sql {
  if (kind === 'payroll')
    return sql`select null as why, count(*)::int as entries
      from payroll_files f join payroll_runs r on r.company_id = f.company_id and r.id = f.run_id
      where f.company_id = ${company} and r.month < ${until}::date and r.handed_over_at < ${until}::date`;
  return sql`select why, count(*)::int as entries from expired_entries(${kind}, ${until}::date) group by why order by why`;
}
