import type { Flag } from '@stundenbuch/domain/access/flags';
import { isModuleOff } from '@stundenbuch/domain/access/modules';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useSession } from '../session/hooks.ts';
import type { RegisteredModule } from './contract.ts';

const Registry = createContext<readonly RegisteredModule[]>([]);

/** Reads which modules there are. An unreadable registry costs the modules, not the shell. */
export async function loadRegistry(): Promise<RegisteredModule[]> {
  const answer = await fetch('/modules.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`modules.json: ${answer.status}`);
  const lines = (await answer.json()) as (Omit<RegisteredModule, 'manifest'> & {
    manifest: RegisteredModule['manifest'] | null;
  })[];
  return lines.filter((line): line is RegisteredModule => {
    if (!line.manifest) console.error(`[module ${line.name}] registered, but without a description`);
    return line.manifest !== null;
  });
}

export function ModulesProvider({
  modules,
  children,
}: {
  modules: readonly RegisteredModule[];
  children: ReactNode;
}) {
  return <Registry value={modules}>{children}</Registry>;
}

export const useModules = (): readonly RegisteredModule[] => useContext(Registry);

export const isOff = (module: RegisteredModule, flags: readonly Flag[]): boolean =>
  isModuleOff(module.manifest.flags, flags);

/** The modules that the company has switched on: only these contribute to navigation, dashboard and tabs. */
export function useModulesOn(): readonly RegisteredModule[] {
  const modules = useModules();
  const { who } = useSession();
  return useMemo(() => modules.filter((module) => who && !isOff(module, who.flags)), [modules, who]);
}
