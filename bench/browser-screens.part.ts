import { walkTo } from '../e2e/support/walker.ts';
import { loginOf, openChromium, openScreen, people, type Screen, screensOf } from './browser.ts';
import type { Context, Row } from './part.ts';
import { startProduct } from './programs.ts';

export const name = 'browser-screens';

const LONGEST = 200;
const SHIFT = 0.05;
const ROUNDS = 2;
/** Time for what a screen still does after it has settled. */
const TAIL = 300;

interface Opened {
  path: string;
  task: number;
  shift: number;
  moved: string[];
}

/** Every screen of visitor, employee and admin in a company of 500: opened by address and from within the application. */
export async function run({ size }: Context): Promise<Row[]> {
  const sized = await size('M');
  const product = await startProduct(sized);
  const url = `http://127.0.0.1:${product.port}`;
  const browser = await openChromium();
  try {
    const rows: Row[] = [];
    for (const who of people) {
      const paths = await screensOf(who, url, sized);
      for (const [way, go] of Object.entries(ways)) {
        const each = [];
        for (let i = 0; i < ROUNDS; i++) {
          const screen = await openScreen(browser, loginOf(who, sized));
          each.push(await openAll(screen, url, paths, go));
          await screen.close();
        }
        rows.push(...rowsOf(`${who} ${way} each of ${paths.length} screens`, least(each)));
      }
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}

type Go = (screen: Screen, url: string, path: string) => Promise<unknown>;

const ways: Record<string, Go> = {
  'opens by its address': async (screen, url, path) => {
    await screen.page.goto(`${url}${path}`);
    await screen.settled();
  },
  'goes from within to': (screen, _, path) => walkTo(screen.page, path),
};

async function openAll(screen: Screen, url: string, paths: string[], go: Go): Promise<Opened[]> {
  await screen.page.goto(`${url}/release-notes`);
  await screen.settled();
  const opened: Opened[] = [];
  for (const path of paths) {
    await screen.shifts();
    const { longest } = await screen.trace(async () => {
      await go(screen, url, path);
      await screen.page.waitForTimeout(TAIL);
    });
    const { sum, moved } = await screen.shifts();
    opened.push({ path, task: longest, shift: sum, moved });
  }
  return opened;
}

/** The minimum of several rounds per screen, because other load on the machine adds to the processor time. */
function least(all: Opened[][]): Opened[] {
  const [first = []] = all;
  return first.map(({ path }, i) => {
    const each = all.map((opened) => opened[i] as Opened);
    return {
      path,
      task: Math.min(...each.map(({ task }) => task)),
      shift: Math.min(...each.map(({ shift }) => shift)),
      moved: [...new Set(each.flatMap(({ moved }) => moved))],
    };
  });
}

function rowsOf(work: string, opened: Opened[]): Row[] {
  for (const { path, task, shift, moved } of opened)
    if (task > LONGEST || shift > SHIFT)
      console.log(`  ${path}: ${task} ms, ${shift.toFixed(3)} ${moved.join(', ')}`);
  return [
    rowOf(
      `${work}: longest task`,
      `at most ${LONGEST} ms`,
      opened,
      ({ task }) => task,
      LONGEST,
      (ms) => `${ms} ms`,
    ),
    rowOf(
      `${work}: layout shift`,
      `under ${SHIFT}`,
      opened,
      ({ shift }) => shift,
      SHIFT,
      (value) => value.toFixed(3),
    ),
  ];
}

function rowOf(
  work: string,
  target: string,
  opened: Opened[],
  pick: (one: Opened) => number,
  limit: number,
  print: (value: number) => string,
): Row {
  const over = opened.filter((one) => pick(one) > limit);
  const worst = opened.reduce((a, b) => (pick(b) > pick(a) ? b : a));
  const others = over.length > 1 ? `; over: ${over.map(({ path }) => path.split('?')[0]).join(' ')}` : '';
  return {
    work,
    target,
    measured: `${print(pick(worst))} (${worst.path.split('?')[0]})${others}`,
    met: over.length === 0,
  };
}
