import type { Comparison } from './compare.ts';
import type { Login, Sized } from './logins.ts';
import type { Row } from './part.ts';
import type { Program } from './programs.ts';

/** Both sides must answer the same, byte for byte. */
export async function sameAnswer(
  { token }: Login,
  ours: Program,
  limit: Program,
  path: string,
): Promise<void> {
  const answers = [ours, limit].map(async ({ port }) => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      headers: { authorize: token },
    });
    return response.text();
  });
  const [one, other] = await Promise.all(answers);
  if (one !== other) throw new Error(`${path}: the limit answers something else: ${other?.slice(0, 300)}`);
  if (!one || one.length < 100) throw new Error(`${path} answers nothing worth measuring: ${one}`);
}

/** Alternates between people, so that no one's rows are favoured by the cache. */
export function tokenAt({ employees }: Sized, n: number): string {
  return (employees[n % employees.length] as Login).token;
}

/** How far from the bare server the program may be: no peer comes near it, so plain code comes before the rest. */
export const LEAST_OF_READS = 0.45;
export const LEAST_OF_WRITES = 0.35;
const MOST_OF_P99 = 3;

/** Requests per second and, with several connections, the 99th percentile. */
export function rateRows(
  work: string,
  least: number,
  connections: number,
  { ours, limit, ratio, ratioOfP99 }: Comparison,
): Row[] {
  const where = `${work}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`;
  const rate: Row = {
    work: where,
    target: `at least ${least} of the requests/s`,
    measured: `${Math.round(ours.perSecond)}/s`,
    limit: `${Math.round(limit.perSecond)}/s`,
    ratio,
    met: ratio >= least,
  };
  if (connections === 1) return [rate];
  const tail: Row = {
    work: `${where}, p99`,
    target: `at most ${MOST_OF_P99} times`,
    measured: `${ours.p99.toFixed(1)} ms`,
    limit: `${limit.p99.toFixed(1)} ms`,
    ratio: ratioOfP99,
    met: ratioOfP99 <= MOST_OF_P99,
  };
  return [rate, tail];
}
