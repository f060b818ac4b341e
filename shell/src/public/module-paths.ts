import { loadRegistry } from '@stundenbuch/web/module';

/** Without a readable registry every unknown address counts as a page behind the login. */
export async function pathsOf(): Promise<string[]> {
  try {
    return (await loadRegistry()).flatMap(({ manifest }) => manifest.routes.map(({ path }) => path));
  } catch {
    return [location.pathname];
  }
}
