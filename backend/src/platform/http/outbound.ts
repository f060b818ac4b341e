import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { Agent, fetch } from 'undici';
import { Installation } from '../installation.ts';

/** An address that a company may not have us ask. */
export class TargetRefused extends Error {}

const SECONDS = 10;
const GLOBAL = ipaddr.parseCIDR('2000::/3');

/**
 * Requests to addresses that a company has named. Otherwise it could have us ask what stands in our own network: https and a name
 * only, each address that the name resolves to is a public one, the connection goes to the one that was checked, and no
 * redirect is followed.
 */
@Injectable()
export class Outbound implements OnModuleDestroy {
  private readonly agent: Agent;

  constructor(private readonly installation: Installation) {
    const timeout = SECONDS * 1_000;
    this.agent = new Agent({
      connect: { lookup: this.lookup, timeout },
      headersTimeout: timeout,
      bodyTimeout: timeout,
      maxResponseSize: 1_000_000,
    });
  }

  readonly fetch = async (url: string, options: object): Promise<Response> => {
    this.require(url);
    const answer = await fetch(url, { ...options, redirect: 'manual', dispatcher: this.agent });
    // The same class by another name: Node's own is of the undici that is built into it.
    return answer as unknown as Response;
  };

  /** Before anything is asked: the shape of the address. */
  require(url: string): void {
    const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
    if (/^https?:$/.test(protocol) && this.isExcepted(hostname)) return;
    const isName = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
    if (protocol !== 'https:' || !isName) throw new TargetRefused();
  }

  async onModuleDestroy(): Promise<void> {
    await this.agent.destroy();
  }

  private isExcepted(host: string): boolean {
    return this.installation.privateTargets.includes(host.toLowerCase());
  }

  /** All or none: a name with one address inside is up to something. */
  private readonly lookup: LookupFunction = (host, options, answer) => {
    dns.lookup(host, { ...options, all: true }, (error, found) => {
      const isInside = !this.isExcepted(host) && found?.some(({ address }) => !isPublic(address));
      const [first] = found ?? [];
      if (error || isInside || !first) answer(error ?? new TargetRefused(), '');
      else if (options.all) answer(null, found);
      else answer(null, first.address, first.family);
    });
  };
}

/** Neither loopback, private, link-local, shared by a carrier (CGNAT), unique local, nor one of these in an IPv6 address. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // All that was ever given out, which an IPv4 address in the old notation (::127.0.0.1) is not.
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL));
}
