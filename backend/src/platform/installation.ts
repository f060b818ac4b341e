import type { DemoAccount } from '@stundenbuch/domain/sides/session/factor-contract';
import { isPasskeyOrigin } from '@stundenbuch/domain/sides/session/factors';
import type { RegistrationMode } from '@stundenbuch/domain/sides/session/login-values';

export interface MailServer {
  /** smtp:// or smtps://, with user and password. */
  url: string;
  from: string;
}

type Settings = Omit<Installation, 'demo' | 'passkeyHost' | 'passkeyOrigin' | 'sendsLinks'>;

const THIS_MACHINE = /^http:\/\/localhost(:\d{1,5})?$/;

/** What the operator has decided for all companies. */
export class Installation {
  readonly publicUrl: string | null;
  readonly privateTargets: readonly string[];
  readonly registration: RegistrationMode;
  /** null: nothing is sent, and all that people are told is in the app. */
  readonly mail: MailServer | null;
  /** Whether this process does what waits in the background. */
  readonly works: boolean;
  readonly sessionBinding: boolean;
  /** Whether global admins need a second factor. */
  readonly globalAdminFactor: boolean;
  /** Accounts of the demo that the login page may offer: their published passwords hold, and only this machine reaches it. */
  readonly demo: readonly DemoAccount[];

  constructor(
    { publicUrl, privateTargets, registration, mail, works, sessionBinding, globalAdminFactor }: Settings,
    demo: readonly DemoAccount[] = [],
  ) {
    this.demo = demo;
    this.publicUrl = publicUrl;
    this.privateTargets = privateTargets;
    this.registration = registration;
    this.mail = mail;
    this.works = works;
    this.sessionBinding = sessionBinding;
    this.globalAdminFactor = globalAdminFactor;
  }

  /** The name that browsers keep passkeys for; null where they keep none for this address. */
  get passkeyHost(): string | null {
    if (this.publicUrl === null) return 'localhost';
    return isPasskeyOrigin(this.publicUrl) ? new URL(this.publicUrl).hostname : null;
  }

  /** The one page whose passkeys count; without PUBLIC_URL any port of this machine, whichever a browser names. */
  passkeyOrigin(named: string): string {
    if (this.publicUrl !== null) return this.publicUrl;
    return THIS_MACHINE.test(named) ? named : 'http://localhost';
  }

  /** Whether mails with links are sent. */
  get sendsLinks(): boolean {
    return this.mail !== null && this.publicUrl !== null;
  }
}
