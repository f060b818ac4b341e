import { load, type Requests } from './load.ts';
import type { Program } from './programs.ts';

export interface Comparison {
  ours: Side;
  limit: Side;
  /** Requests per second in relation to the limit: the middle one of the rounds. */
  ratio: number;
  /** 99th percentile in relation to the limit's, over all rounds. */
  ratioOfP99: number;
}

interface Side {
  perSecond: number;
  p99: number;
}

const ROUNDS = 7;
const SLICE = 1_000;
const WARM_UP = 2_500;

/** Ours and the limit by turns: what else the machine does hits both. */
export async function compare(
  ours: Program,
  limit: Program,
  connections: number,
  requests: Requests,
): Promise<Comparison> {
  const programs = [ours, limit] as const;
  for (const { port } of programs) await load(port, connections, WARM_UP, requests);
  const rates: [number[], number[]] = [[], []];
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const done = await load(programs[side].port, connections, SLICE, requests);
      rates[side].push(done.perSecond);
      for (const time of done.times) times[side].push(time);
    }
  }
  const sides = ([0, 1] as const).map((side) => ({
    perSecond: median(rates[side]),
    p99: percentile(times[side], 0.99),
  })) as [Side, Side];
  return {
    ours: sides[0],
    limit: sides[1],
    ratio: median(rates[0].map((rate, round) => rate / (rates[1][round] ?? Number.NaN))),
    ratioOfP99: sides[0].p99 / sides[1].p99,
  };
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
