import { expect } from 'vitest';
import { smallTargets } from './targets.ts';
import { PHONE, type Visitor } from './visitor.ts';

/** What is wrong with what is on the screen, in both schemes; on the phone its targets are large enough, too. */
export async function faultsInBothSchemes({ page, faults }: Visitor): Promise<string[]> {
  const isPhone = page.viewportSize()?.width === PHONE.width;
  const found: string[] = isPhone ? await smallTargets(page) : [];
  for (const colorScheme of ['dark', 'light'] as const) {
    // The page follows without being loaded again.
    await page.emulateMedia({ colorScheme });
    found.push(...(await faults()).map((fault) => `${colorScheme}: ${fault}`));
  }
  return found;
}

/** The same of what has just opened, which may be outside of its landmark for a moment. */
export async function expectSoundInBothSchemes(visitor: Visitor): Promise<void> {
  await expect.poll(() => faultsInBothSchemes(visitor)).toEqual([]);
}
