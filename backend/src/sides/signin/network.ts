import { isIPv6 } from 'node:net';

/** The subscriber's network: an IPv6 subscriber has a /64 and may use another address for every call. */
export function networkOf(address: string): string {
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** All eight groups, whatever the notation. */
function groupsOf(address: string): number[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = shortest.split('::').map((half) => half.split(':').filter(Boolean));
  const left = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...left, ...tail].map((group) => Number.parseInt(group, 16));
}
