import { load, type Requests } from './load.ts';
import type { Program } from './programs.ts';

export interface Comparison {
  ours: Side;
  limit: Side;
  /** Requests per second relative to the limit: the median of the rounds. */
  ratio: number;
  /** 99th percentile relative to the limit's, over all rounds. */
  ratioOfP99: number;
}

interface Side {
  perSecond: number;
  p99: number;
}

export interface Pace {
  rounds: number;
  /** Milliseconds of one side's turn. */
  slice: number;
  /** What a side needs before its turn, and cleanup after each. */
  before?: (side: 0 | 1) => Promise<void>;
  after?: () => Promise<void>;
}

/** A single connection would take minutes until V8 has compiled the code; both sides are measured warm. */
const WARMING = 16;
const WARM_UPS = 3;
const DEFAULT_PACE: Pace = { rounds: 7, slice: 1_000 };

/** Alternates between ours and the limit, so that other load on the machine affects both. */
export async function compare(
  ours: Program,
  limit: Program,
  connections: number,
  requests: Requests,
  { rounds, slice, before, after }: Pace = DEFAULT_PACE,
): Promise<Comparison> {
  const programs = [ours, limit] as const;
  const turn = async (side: 0 | 1, at = connections) => {
    await before?.(side);
    const done = await load(programs[side].port, at, slice, requests);
    await after?.();
    return done;
  };
  for (let i = 0; i < WARM_UPS; i++) for (const side of [0, 1] as const) await turn(side, WARMING);
  const rates: [number[], number[]] = [[], []];
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const done = await turn(side);
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

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
