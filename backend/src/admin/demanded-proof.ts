import { Injectable } from '@nestjs/common';
import { loginSettings } from '@stundenbuch/domain/session/setting-groups';
import { SettingsService } from '../features/settings.service.ts';
import type { Caller } from '../platform/session/caller.ts';
import { Sessions } from '../platform/session/sessions.ts';

/** The proof before changing the access of others, where the caller's company demands it. */
@Injectable()
export class DemandedProof {
  constructor(
    private readonly settings: SettingsService,
    private readonly sessions: Sessions,
  ) {}

  async require(who: Caller): Promise<void> {
    const { value } = await this.settings.of({ company: who.company, id: who.id }, loginSettings);
    if (value.proof_admin) await this.sessions.requireProof(who);
  }
}
