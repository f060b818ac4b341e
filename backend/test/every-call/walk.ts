import { sentences } from '../../src/platform/http/sentences.ts';
import { type Answer, routes } from '../answers.ts';
import type { Person } from '../people.ts';
import type { Options, World } from '../world.ts';
import { SECRET } from './companies.ts';

export { routes };

const WIDTH = 6;
/** Texts that identify the other company, its people and its records. */
export const LEAK = new RegExp(`${SECRET}|Otto|Olga|otto@|olga@|Beta GmbH|\\b(30002|2)000\\d\\d\\b`);
const KNOWN = Object.values(sentences).map(
  ({ message }) =>
    new RegExp(`^${message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`, 's'),
);

/** Many calls, a few at a time. Collects all faults, so that one run shows every one. */
export class Walk {
  readonly wrong: string[] = [];
  calls = 0;

  constructor(private readonly world: World) {}

  async each<T>(cases: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
    const left = [...cases];
    const next = async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
    };
    await Promise.all(Array.from({ length: WIDTH }, next));
  }

  /** The answer, which must never be a server fault or reveal anything of the other company. */
  async ask(
    who: Person | null,
    method: string,
    path: string,
    body?: unknown,
    options?: Options,
  ): Promise<Answer> {
    this.calls += 1;
    const title = `${who} ${method} ${path} ${JSON.stringify(body)?.slice(0, 160) ?? ''}`;
    let answer: Answer;
    try {
      answer = await this.world.call(who, method.toUpperCase(), path, body, options);
    } catch (error) {
      this.wrong.push(`${title}: ${error}`);
      return { status: 0, body: null, headers: new Headers() };
    }
    const text = JSON.stringify(answer.body);
    if (answer.status >= 500) this.wrong.push(`${title}: ${answer.status} ${text}`);
    // The global admin sees companies and their people by design.
    if (who !== 'gero' && LEAK.test(text)) this.wrong.push(`${title}: shows ${LEAK.exec(text)}`);
    if (answer.status !== 200) {
      const { message } = answer.body as { message: string };
      if (!KNOWN.some((sentence) => sentence.test(message))) this.wrong.push(`${title}: says ${message}`);
    }
    return answer;
  }

  expect(title: string, actual: unknown, expected: unknown): void {
    const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (is !== should) this.wrong.push(`${title}: ${is}, expected ${should}`);
  }
}
