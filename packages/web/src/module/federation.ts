import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/** The two calls of the federation runtime that we use; an object, so that tests can mock it. */
export const federation = {
  register(name: string, entry: string, force: boolean): void {
    registerRemotes([{ name, entry }], { force });
  },
  load: (name: string): Promise<unknown> => loadRemote(`${name}/module`),
};
