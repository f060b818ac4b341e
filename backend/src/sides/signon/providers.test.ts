import { expect, it } from 'vitest';
import type { Outbound } from '../../platform/http/outbound.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { Providers } from './providers.service.ts';
import type { StoredSetup } from './stored-setup.ts';

const issuer = 'https://id.example';
const setup = { issuer, client_id: 'stundenbuch', client_secret: 'x', version: 1 } as unknown as StoredSetup;

it('[SSO-05] a provider that is back is found a moment later, and neither state is asked for by everybody', async () => {
  let asked = 0;
  let isBack = false;
  const outbound = {
    fetch: async () => {
      asked++;
      if (!isBack) throw new TypeError('fetch failed');
      return Response.json({ issuer, authorization_endpoint: `${issuer}/auth` });
    },
    require: () => undefined,
  } as unknown as Outbound;
  const providers = new Providers(outbound, { decrypt: () => ({ text: 'geheim' }) } as unknown as Secrets);
  const outcome = () =>
    providers.recently(1, setup).then(
      (found) => found.serverMetadata().issuer,
      () => 'failed',
    );
  expect([await outcome(), await outcome(), await outcome()]).toEqual(['failed', 'failed', 'failed']);
  expect(asked).toBe(1);
  isBack = true;
  await expect.poll(outcome).toBe(issuer);
  expect([await outcome(), asked]).toEqual([issuer, 2]);
});
