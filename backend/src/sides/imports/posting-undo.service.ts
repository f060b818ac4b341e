import { Injectable } from '@nestjs/common';
import { timePostingInput, timeReversalInput } from '@stundenbuch/domain/accounts/overtime/contract';
import { postingInput, reversalInput } from '@stundenbuch/domain/accounts/vacation/contract';
import { TimePostings } from '../../accounts/overtime/time-postings.service.ts';
import { VacationPostings } from '../../accounts/vacation/vacation-postings.service.ts';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Input } from '../../platform/http/input.ts';
import type { Caller } from '../../platform/session/caller.ts';

interface Stored {
  user: number;
  day: string;
  kind: string;
  text: string;
  year?: number;
  days?: number;
  minutes?: number;
  reverses_id: number | null;
  reversed: boolean;
}

/** A posting is never deleted while its person is there: it is taken back, and what it took back is posted again. */
@Injectable()
export class PostingUndo {
  constructor(
    private readonly database: Database,
    private readonly times: TimePostings,
    private readonly vacations: VacationPostings,
  ) {}

  async takeBack(who: Caller & { reason: string }, table: string, id: number): Promise<void> {
    const posting = await this.one(who, table, id);
    if (posting.reversed) return;
    const { reverses_id } = posting;
    const isTime = table === 'time_postings';
    if (reverses_id === null) {
      const text = { text: who.reason };
      if (isTime) await this.times.reverse(who, id, new Input(timeReversalInput, text));
      else await this.vacations.reverse(who, id, new Input(reversalInput, text));
      return;
    }
    const again = await this.one(who, table, reverses_id);
    if (again.kind === 'opening' && isTime)
      await this.times.open(who, { ...again, minutes: again.minutes ?? 0 });
    else if (isTime) await this.times.post(who, new Input(timePostingInput, again));
    else await this.vacations.post(who, new Input(postingInput, again));
  }

  private async one({ company, id: by }: Caller, table: string, id: number): Promise<Stored> {
    const amount = table === 'time_postings' ? sql`minutes` : sql`year, days::float8 as days`;
    const [posting] = await this.database.read<Stored>(
      { company, id: by },
      sql`select user_id as "user", day, kind, text, ${amount}, reverses_id, exists (select from ${sql.table(table)} r
          where r.company_id = p.company_id and r.reverses_id = p.id) as reversed
        from ${sql.table(table)} p where company_id = ${company} and id = ${id}`,
    );
    return posting as Stored;
  }
}
