import type { NewPasskeyOptions, PasskeyOptions } from '@stundenbuch/domain/sides/session/factor-contract';
import { isPasskeyOrigin } from '@stundenbuch/domain/sides/session/factors';
import { accountTexts, sessionSentences } from '@stundenbuch/domain/sides/session/messages';

/** Whether this browser keeps passkeys for the address that is open. */
export const takesPasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && isPasskeyOrigin(location.origin);

// Loaded when somebody asks for it.
const library = () => import('@simplewebauthn/browser');

export async function makePasskey(optionsJSON: NewPasskeyOptions) {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON }).catch((error: Error) => {
    const isThere = error.name === 'InvalidStateError';
    throw notDone(isThere ? sessionSentences.passkey_exists.message : accountTexts.passkeyNotMade);
  });
}

export async function askPasskey(optionsJSON: PasskeyOptions) {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON }).catch(() => {
    throw notDone(accountTexts.passkeyNotUsed);
  });
}

/** The person has cancelled, or the device has refused: browsers do not tell which. */
const notDone = (message: string) => ({
  kind: 'refused' as const,
  status: 400,
  code: 'passkey_wrong',
  message,
});
