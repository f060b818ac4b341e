import type { Page, Route } from 'playwright-core';

/** A remote entry that federation accepts, with what `source` puts into pages and slots. */
const container = (name: string, source: string) =>
  `var ${name} = { init() {}, get: async () => () => { ${source} } };`;
const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

const RENDERING = `const Part = () => { throw new Error('kaputt'); };
  const all = new Proxy({}, { get: () => Part });
  return { pages: all, slots: all };`;

export type Fault = (route: Route, module: string) => unknown;
const NOTHING = { status: 404, contentType: 'text/plain', body: 'nichts' };
export const missing: Fault = (route) => route.fulfill(NOTHING);

/** Failures of a remote, caused by its host or its team. */
export const FAULTS: readonly (readonly [title: string, fault: Fault])[] = [
  ['is missing', missing],
  ['answers an error', (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Fehler' })],
  ['is cut off', (route) => route.abort('connectionreset')],
  ['throws while loading', script(`throw new Error('kaputt');`)],
  ['exposes something else', (route, module) => script(container(module, 'return 7;'))(route)],
  ['throws while rendering', (route, module) => script(container(module, RENDERING))(route)],
];

/** The registry has no description of the module from now on; the returned function restores it. */
export async function removeDescription(page: Page, module: string): Promise<() => void> {
  let isRemoved = true;
  // Removing the route would break a request in flight: windows poll at every navigation.
  await page.route('**/modules.json', async (route) => {
    if (!isRemoved) return route.fallback();
    const answer = await route.fetch();
    const modules = (await answer.json()) as { name: string }[];
    const json = modules.map((one) => (one.name === module ? { ...one, manifest: null } : one));
    await route.fulfill({ response: answer, json });
  });
  return () => {
    isRemoved = false;
  };
}
