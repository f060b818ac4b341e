import { availableParallelism, loadavg } from 'node:os';

/** Processor time of `sortMany` on the machine on which the limits were set, in ms. */
const REFERENCE = 120;
const SIZE = 200_000;
const TRIES = 4;

function sortMany(): void {
  let seed = 1;
  const numbers = Array.from({ length: SIZE }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  });
  numbers.sort((a, b) => a - b);
}

function timeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** How many times slower this processor is than the one on which limits of processor time were set: 1 to 3. */
function slowness(): number {
  const times = Array.from({ length: TRIES }, () => timeOf(sortMany));
  return Math.min(3, Math.max(1, Math.min(...times) / REFERENCE));
}

const ownSlowness = slowness();

/** Processor time grows on a slower processor, and with what else runs on the machine: the caches and cores are shared. */
export const allowance = (): number =>
  Math.max(ownSlowness, Math.min(3, (loadavg()[0] ?? 0) / availableParallelism()));
