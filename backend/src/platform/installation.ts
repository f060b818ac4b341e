import type { RegistrationMode } from '@stundenbuch/domain/session/setting-groups';

/** What the operator has decided for all companies. */
export class Installation {
  readonly publicUrl: string | null;
  readonly registration: RegistrationMode;

  constructor({ publicUrl, registration }: Pick<Installation, 'publicUrl' | 'registration'>) {
    this.publicUrl = publicUrl;
    this.registration = registration;
  }
}
