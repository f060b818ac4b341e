import { expect } from 'vitest';
import type { Answer } from './answers.ts';

/**
 * The shortest of many calls by the shortest of others, asked by turns: what else the machine does only makes calls longer.
 * Measures until it is enough.
 */
export async function growthOf(
  few: () => Promise<Answer<unknown>>,
  many: () => Promise<Answer<unknown>>,
  enough: number,
): Promise<number> {
  const least = { few: Number.POSITIVE_INFINITY, many: Number.POSITIVE_INFINITY };
  const time = async (ask: () => Promise<Answer<unknown>>, of: keyof typeof least) => {
    const start = performance.now();
    expect((await ask()).status).toBe(200);
    least[of] = Math.min(least[of], performance.now() - start);
  };
  for (let turn = 0; turn < 600; turn++) {
    await time(few, 'few');
    await time(many, 'many');
    if (turn > 15 && least.many / least.few <= enough) break;
  }
  return least.many / least.few;
}
