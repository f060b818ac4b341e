import { Controller, Get, type OnModuleDestroy } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../database/database.ts';
import { migrationFiles } from '../database/migrate.ts';
import { sql } from '../database/sql.ts';
import { Answers } from '../http/answers.ts';
import { OUTAGE, Refused } from '../refused.ts';
import { Public } from '../session/access.guard.ts';

const ok = z.object({ status: z.literal('ok') });
const OK = { status: 'ok' } as const;

@Controller()
export class HealthController implements OnModuleDestroy {
  private readonly needed = migrationFiles().join();
  private isClosing = false;

  constructor(private readonly database: Database) {}

  /** The first thing that happens when the program is told to stop. */
  onModuleDestroy(): void {
    this.isClosing = true;
  }

  @Get('health')
  @Public()
  @Answers(ok, 'Whether the database answers and can be written to')
  async health() {
    await this.database.ping();
    return OK;
  }

  @Get('live')
  @Public()
  @Answers(ok, 'Whether the process answers; says nothing of the database, so that an outage restarts nobody')
  live() {
    return OK;
  }

  @Get('ready')
  @Public()
  @Answers(
    ok,
    'Whether requests should come here: the database answers, its schema fits, and the process is not closing',
  )
  async ready() {
    if (this.isClosing) throw new Refused(OUTAGE);
    await this.database.ping();
    const [row] = await this.database.call<{ fits: boolean }>(
      sql`select has_migrations(${this.needed}) as fits`,
    );
    if (!row?.fits) throw new Refused(OUTAGE);
    return OK;
  }
}
