import { Injectable } from '@nestjs/common';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import { SettingsService } from '../../features/settings.service.ts';
import type { Tenant } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import { Binding } from '../../platform/session/binding.ts';

/** Where a company lets people in from the login page alone. */
@Injectable()
export class BoundLogins {
  constructor(
    private readonly binding: Binding,
    private readonly settings: SettingsService,
  ) {}

  /** Asked once the person is known to be right, it says nothing to others. */
  async require(tenant: Tenant, half: string | null): Promise<void> {
    if (!this.binding.isOn || half !== null) return;
    const { value } = await this.settings.of(tenant, loginSettings);
    if (value.bound_only) throw new Refused(refuseSession('binding_needed'));
  }
}
