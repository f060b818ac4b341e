import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { modules } from '../src/modules.ts';
import { refusalsOf } from '../src/platform/openapi/refusals.ts';
import { type DescribedCall, routesOf } from '../src/platform/openapi/routes.ts';

export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

export const routes: DescribedCall[] = routesOf(modules);

/** Every success has exactly the declared shape; every refusal has the common shape. */
export async function checked<T>(method: string, path: string, response: Response): Promise<Answer<T>> {
  const { status, headers } = response;
  const route = routeFor(method, path);
  if (status === 200 && route?.answer.type) {
    expect(headers.get('content-type')).toBe(route.answer.type);
    // A character for each byte.
    return { status, body: Buffer.from(await response.arrayBuffer()).toString('latin1') as T, headers };
  }
  const text = await response.text();
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = JSON.parse(text);
  if (status === 200 && route) {
    const parsed = route.answer.schema.safeParse(body);
    // vitest's comparison tells what differs and takes a hundred times as long, which a list of a thousand rows feels.
    if (!isDeepStrictEqual(parsed.data, body)) expect(parsed).toEqual({ success: true, data: body });
  } else if (status !== 200) {
    // A process that does not serve the module knows nothing of the path.
    if (route && status < 500 && status !== 404)
      expect(Object.keys(refusalsOf(route)), `${method} ${path}: ${status}`).toContain(String(status));
    expect(body.code).toMatch(/^[a-z_]+$/);
    expect(body.message).toBeTypeOf('string');
  }
  return { status, body, headers };
}

/** A literal path precedes one with a parameter, as in the router. */
const parameters = ({ path }: DescribedCall) => path.split(':').length;
const alike = Map.groupBy(
  routes
    .toSorted((a, b) => parameters(a) - parameters(b) || b.path.length - a.path.length)
    .map((route) => ({ route, parts: route.path.split('/') })),
  ({ route, parts }) => `${route.method} ${parts.length}`,
);

function routeFor(method: string, path: string): DescribedCall | undefined {
  const asked = (path.split('?')[0] ?? '').split('/');
  const candidates = alike.get(`${method.toLowerCase()} ${asked.length}`) ?? [];
  return candidates.find(({ parts }) => parts.every((part, i) => isFilledIn(part, asked[i] ?? '')))?.route;
}

/** ':month.pdf' is filled in by '2026-11.pdf'. */
function isFilledIn(part: string, asked: string): boolean {
  if (!part.startsWith(':')) return part === asked;
  return asked.endsWith(part.replace(/^:\w+/, ''));
}

/** [status, code] or [status, code, field], to be read at a glance. */
export function refused({ status, body }: Answer): (string | number)[] {
  const { code, field } = body as { code: string; field?: string };
  return field === undefined ? [status, code] : [status, code, field];
}
