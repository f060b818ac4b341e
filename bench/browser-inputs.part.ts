import { Client } from 'pg';
import type { Browser } from 'playwright-core';
import { loginOf, openChromium, openScreen, type Screen } from './browser.ts';
import { type Input, inputs, inputsOfFeatures } from './inputs.ts';
import type { Sized } from './logins.ts';
import type { Context, Row } from './part.ts';
import { type Program, startProduct } from './programs.ts';
import { switchedOn } from './switched-on.ts';

export const name = 'browser-inputs';

const ANSWER = 100;
/** Other work on the machine shares its caches and only ever adds: the fastest round is nearest to the work itself. */
const ROUNDS = 6;
const HEIGHT = 900;

/** The work from an input to the frame that shows its result. */
export async function run({ size }: Context): Promise<Row[]> {
  const sized = await size('M');
  const product = await startProduct(sized);
  const browser = await openChromium();
  const owner = new Client({ connectionString: sized.ownerUrl });
  await owner.connect();
  try {
    const rows = await measured(browser, product, sized, inputs);
    const features = [...(await switchedOn(sized, owner, product.port)), 'day', 'teams'];
    await owner.query('update companies set features = $2 where id = $1', [sized.company, features]);
    return [...rows, ...(await measured(browser, product, sized, inputsOfFeatures))];
  } finally {
    await owner.query(`update companies set features = '{}' where id = $1`, [sized.company]);
    await owner.end();
    await browser.close();
    await product.stop();
  }
}

async function measured(
  browser: Browser,
  { port }: Program,
  sized: Sized,
  all: readonly Input[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const input of all) {
    const screen = await openScreen(browser, loginOf(input.who, sized));
    if (input.width) await screen.page.setViewportSize({ width: input.width, height: HEIGHT });
    const each: number[] = [];
    for (let i = 0; i < ROUNDS; i++) each.push(await answer(screen, `http://127.0.0.1:${port}`, input));
    await screen.close();
    const [fastest = Number.NaN] = each.toSorted((a, b) => a - b);
    const middle = each.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
    rows.push({
      work: `${input.who} ${input.work}: to the next paint`,
      target: `under ${ANSWER} ms`,
      measured: `${fastest} ms (median ${middle})`,
      met: fastest < ANSWER,
    });
  }
  return rows;
}

async function answer(screen: Screen, url: string, { path, prepare, act }: Input): Promise<number> {
  await screen.page.goto(`${url}${path}`);
  await screen.settled();
  await prepare?.(screen.page);
  await screen.page.waitForTimeout(1_000);
  const { untilPaint } = await screen.trace(async () => {
    await act(screen.page);
    await screen.page.waitForTimeout(300);
  });
  if (untilPaint === 0) throw new Error(`${path}: no input was seen`);
  return untilPaint;
}
