import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import {
  allowInsecureRequests,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { Outbound } from '../../platform/http/outbound.ts';
import { Secrets } from '../../platform/secrets.ts';
import { SignOnFailed } from './faults.ts';
import { aboutOf, type StoredSetup } from './stored-setup.ts';

const SECONDS = 10;
/** Long enough that nobody makes us ask a failing provider all the time, and over as soon as it is back. */
const FAILED_MS = 1_000;

/** Providers as they describe themselves. All that is asked of one goes through the guard of addresses. */
@Injectable()
export class Providers {
  /** For those who only begin: anybody may, and the provider should not notice. */
  private readonly recent = new LRUCache<string, Promise<Configuration>>({ max: 1_000, ttl: 60_000 });

  constructor(
    private readonly outbound: Outbound,
    private readonly secrets: Secrets,
  ) {}

  /** Anew: keys that the provider has taken back are none any more, and new ones are known at once. */
  async discover(company: number, { issuer, client_id, client_secret }: StoredSetup): Promise<Configuration> {
    const secret = this.secrets.decrypt(client_secret, aboutOf(company));
    if (!secret) throw new SignOnFailed('invalid', 'SECRETS_KEY');
    const server = new URL(issuer);
    // Only a host that the operator has allowed passes the guard without https.
    const insecure = server.protocol === 'http:' ? [allowInsecureRequests] : [];
    const provider = await discovery(server, client_id, secret.text, undefined, {
      [customFetch]: this.outbound.fetch,
      timeout: SECONDS,
      execute: [enableNonRepudiationChecks, ...insecure],
    });
    this.outbound.require(provider.serverMetadata().authorization_endpoint ?? '');
    return provider;
  }

  async recently(company: number, setup: StoredSetup): Promise<Configuration> {
    const key = `${company} ${setup.version}`;
    const known = this.recent.get(key);
    if (known) return known;
    const asked = this.discover(company, setup);
    this.recent.set(key, asked);
    asked.catch(() => this.recent.set(key, asked, { ttl: FAILED_MS }));
    return asked;
  }
}
