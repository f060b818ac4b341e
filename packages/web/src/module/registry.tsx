import { isModuleOff } from '@stundenbuch/domain/access/access';
import type { Flag } from '@stundenbuch/domain/access/flags';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useSession } from '../session/hooks.ts';
import type { RegisteredModule, RegistryLine } from './contract.ts';

interface Known {
  /** The registry lines of this page; null: they could not be read. */
  lines: readonly RegistryLine[] | null;
  /** Those with a description. */
  modules: readonly RegisteredModule[];
  /** Reloads this module's line, or all without a description; working modules are left alone. */
  refresh(name?: string): Promise<void>;
}

const TIMEOUT = 5_000;
const Registry = createContext<Known>({ lines: [], modules: [], refresh: async () => undefined });

const isDescribed = (line: RegistryLine): line is RegisteredModule => line.manifest !== null;

export async function readRegistry(): Promise<RegistryLine[]> {
  const answer = await fetch('/modules.json', { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`modules.json: ${answer.status}`);
  return answer.json();
}

/** Reads the registry. An unreadable registry disables the modules, not the shell. */
export async function loadRegistry(): Promise<RegistryLine[] | null> {
  try {
    const lines = await readRegistry();
    for (const { name, manifest } of lines) {
      if (!manifest) console.error(`[module ${name}] registered, but without a description`);
    }
    return lines;
  } catch (error) {
    console.error(`[modules] registry not readable, the shell runs alone: ${error}`);
    return null;
  }
}

export function ModulesProvider({ modules, children }: { modules: Known['lines']; children: ReactNode }) {
  const [lines, setLines] = useState(modules);
  const refresh = useCallback(async (name?: string) => {
    const fresh = await loadRegistry();
    const isStale = (line: RegistryLine) => line.name === name || !line.manifest;
    const renewed = (line: RegistryLine) =>
      (isStale(line) && fresh?.find((next) => next.name === line.name)) || line;
    setLines((known) => known?.map(renewed) ?? fresh);
  }, []);
  const value = useMemo(
    () => ({ lines, modules: lines?.filter(isDescribed) ?? [], refresh }),
    [lines, refresh],
  );
  return <Registry value={value}>{children}</Registry>;
}

export const useRegistry = (): Known => useContext(Registry);

export const useModules = (): readonly RegisteredModule[] => useRegistry().modules;

/** Whether an unknown address may belong to a module that is currently unknown. */
export const useIsModuleMissing = (): boolean => !useRegistry().lines?.every(isDescribed);

export const isOff = (module: RegisteredModule, flags: readonly Flag[]): boolean =>
  isModuleOff(module.manifest.flags, flags);

/** The modules that the company has switched on: only these contribute to navigation, dashboard and tabs. */
export function useModulesOn(): readonly RegisteredModule[] {
  const modules = useModules();
  const { who } = useSession();
  return useMemo(() => modules.filter((module) => who && !isOff(module, who.flags)), [modules, who]);
}
