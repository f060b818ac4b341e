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

type Change = (manifest: object) => object | null;

/** Overrides the module's registry line from now on; the returned function restores it. */
export async function changeDescription(
  page: Page,
  module: string,
  change: Change,
): Promise<() => Promise<void>> {
  const changes = new Map([[module, change]]);
  await changeDescriptions(page, changes);
  return async () => {
    changes.delete(module);
  };
}

/** The same for several modules, each as long as it is in the map. */
export async function changeDescriptions(page: Page, changes: Map<string, Change>): Promise<void> {
  const answerChanged = async (route: Route) => {
    const answer = await route.fetch();
    const modules = (await answer.json()) as { name: string; manifest: object }[];
    const json = modules.map((one) => {
      const change = changes.get(one.name);
      return change ? { ...one, manifest: change(one.manifest) } : one;
    });
    await route.fulfill({ response: answer, json });
  };
  // Removing the route would break a request in flight: windows poll at every navigation.
  await page.route('**/modules.json', (route) =>
    changes.size > 0 ? answerChanged(route) : route.fallback(),
  );
}
