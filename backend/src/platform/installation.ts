import type { RegistrationMode } from '@stundenbuch/domain/session/setting-groups';

export interface MailServer {
  /** smtp:// or smtps://, with user and password. */
  url: string;
  from: string;
}

/** What the operator has decided for all companies. */
export class Installation {
  readonly publicUrl: string | null;
  readonly registration: RegistrationMode;
  /** null: nothing is sent, and all that people are told is in the app. */
  readonly mail: MailServer | null;
  /** Whether this process does what waits in the background. */
  readonly works: boolean;
  readonly sessionBinding: boolean;

  constructor({ publicUrl, registration, mail, works, sessionBinding }: Installation) {
    this.publicUrl = publicUrl;
    this.registration = registration;
    this.mail = mail;
    this.works = works;
    this.sessionBinding = sessionBinding;
  }
}
