import type { Page } from 'playwright-core';
import type { Contract, Operation, Schema } from './last-release.ts';

const NOT_FOUND = { code: 'not_found', message: 'Nicht gefunden.' };
const INVALID = { code: 'invalid_input', message: 'Ungültige Eingabe.' };

/** From now on the page only gets what the last release's server promised, and nothing newer. */
export async function answerAs(contract: Contract, page: Page): Promise<void> {
  const calls = Object.entries(contract.calls.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, operation, pattern: patternOf(path) })),
  );
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const method = request.method().toLowerCase();
    const call = calls.find((one) => one.method === method && one.pattern.test(pathname));
    if (!call) return route.fulfill({ status: 404, json: NOT_FOUND });
    if (!understands(call.operation, searchParams)) return route.fulfill({ status: 400, json: INVALID });
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const { schema } = call.operation.responses[200].content['application/json'];
    return route.fulfill({ response, json: promised(await response.json(), schema) });
  });
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

function understands({ parameters }: Operation, search: URLSearchParams): boolean {
  const known = new Map(parameters.map(({ name, schema }) => [name, schema]));
  return [...search].every(([name, value]) => known.get(name)?.enum?.includes(value) ?? true);
}

/** The value without properties that the schema does not name. */
export function promised(value: unknown, schema: Schema): unknown {
  if (schema.anyOf) return promised(value, schema.anyOf.find((one) => fits(value, one)) ?? {});
  if (Array.isArray(value)) return value.map((one) => promised(one, schema.items ?? {}));
  const { properties, additionalProperties: others } = schema;
  if (typeof value !== 'object' || value === null || !properties) return value;
  const entries = Object.entries(value).flatMap(([name, one]) => {
    const own = properties[name] ?? (typeof others === 'object' ? others : undefined);
    return own ? [[name, promised(one, own)]] : [];
  });
  return Object.fromEntries(entries);
}

function fits(value: unknown, { type, anyOf }: Schema): boolean {
  if (anyOf) return anyOf.some((one) => fits(value, one));
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return [type].flat().some((one) => one === undefined || (one === 'integer' ? 'number' : one) === kind);
}
