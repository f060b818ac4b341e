/** Why a sign-on failed, for the login page: no more than that, and a code to ask the operator about. */
export const SIGN_ON_FAILURES = {
  no_provider: 'Für diese E-Mail ist keine Anmeldung mit Firmenkonto eingerichtet.',
  unreachable:
    'Der Anbieter Ihres Firmenkontos ist nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  refused: 'Der Anbieter Ihres Firmenkontos hat die Anmeldung abgelehnt oder Sie haben sie abgebrochen.',
  expired: 'Diese Anmeldung ist abgelaufen oder wurde schon benutzt. Bitte beginnen Sie von vorn.',
  invalid: 'Die Antwort des Anbieters ist nicht gültig. Bitte wenden Sie sich an Ihren Administrator.',
  wrong_tenant: 'Dieses Firmenkonto gehört nicht zu Ihrem Unternehmen.',
  email_unverified: 'Der Anbieter bestätigt Ihre E-Mail nicht. Bitte wenden Sie sich an Ihren Administrator.',
  no_account: 'Zu diesem Firmenkonto gibt es hier kein Konto. Bitte wenden Sie sich an Ihren Administrator.',
} as const;

export type SignOnFailure = keyof typeof SIGN_ON_FAILURES;

/** What follows `#sso=` in the address: the reason, and what the program calls the fault. */
export const failureHash = (failure: SignOnFailure, fault?: string): string =>
  `#sso=${failure}${fault ? `.${fault}` : ''}`;

export function failureIn(hash: string): { message: string; code: string } | null {
  const [, failure = '', fault = ''] = /^#sso=([a-z_]+)(?:\.([A-Za-z0-9_]{1,60}))?$/.exec(hash) ?? [];
  if (!Object.hasOwn(SIGN_ON_FAILURES, failure)) return null;
  const code = fault ? `${failure}, ${fault}` : failure;
  return { message: SIGN_ON_FAILURES[failure as SignOnFailure], code };
}
