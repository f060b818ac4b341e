import { vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** A device that answers as browsers do; what it signs is up to the server. */
export function stubPasskeys(): void {
  const credential = {
    id: 'AAAA',
    rawId: bytes('\0\0\0'),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: bytes('{}'),
      attestationObject: bytes('made'),
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
      getTransports: () => ['internal'],
    },
  };
  const answer = async () => credential as unknown as Credential;
  vi.spyOn(navigator.credentials, 'create').mockImplementation(answer);
  vi.spyOn(navigator.credentials, 'get').mockImplementation(answer);
}

/** The person says no. */
export function cancelPasskeys(): void {
  const cancel = async () => {
    throw new DOMException('', 'NotAllowedError');
  };
  vi.spyOn(navigator.credentials, 'create').mockImplementation(cancel);
  vi.spyOn(navigator.credentials, 'get').mockImplementation(cancel);
}

/** What the server asks of a passkey that is used. */
export const asked = {
  challenge: 'YXNrZWQ',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};

/** And of one that is made. */
export const toMake = {
  challenge: 'bWFkZQ',
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  rp: { id: 'localhost', name: 'Stundenbuch' },
  user: { id: 'MS4xMQ', name: 'anna@example.de', displayName: 'Anna Muster' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
};
