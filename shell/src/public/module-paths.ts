import { loadRegistry } from '@stundenbuch/web/module';

/** While a module is unknown, every unknown address counts as a page behind the login. */
export async function pathsOf(): Promise<string[]> {
  const lines = await loadRegistry();
  if (!lines?.every(({ manifest }) => manifest)) return [location.pathname];
  return lines.flatMap(({ manifest }) => manifest?.routes.map(({ path }) => path) ?? []);
}
