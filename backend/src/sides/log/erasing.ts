import { Injectable } from '@nestjs/common';
import { auditFeature } from '@stundenbuch/domain/sides/log/features';
import { SettingsService } from '../../features/settings.service.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** The content of changes goes when it need not be there any more; the company says after how many years. */
@Injectable()
export class Erasing {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {}

  async eraseAll(stopping?: AbortSignal): Promise<void> {
    const program = { company: 0, id: 0, scope: 'global' } as const;
    const companies = await this.database.read<{ id: number }>(
      program,
      sql`select id from companies order by id`,
    );
    for (const { id } of companies) {
      if (stopping?.aborted) return;
      await this.erase(id);
    }
  }

  private async erase(company: number): Promise<void> {
    const program = { company, id: 0 };
    await this.database.write(program, async (tx) => {
      const { value } = await this.settings.of(program, auditFeature, tx);
      await rowsOf(tx, sql`select erase_changes(now() - make_interval(years => ${value.keep_years}))`);
    });
  }
}
