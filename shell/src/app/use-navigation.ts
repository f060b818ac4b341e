import { allows, everySession } from '@stundenbuch/domain/access/access';
import { type NavigationItem, type RegisteredModule, useModulesOn } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { useMemo } from 'react';

export interface ShownItem extends NavigationItem {
  module?: RegisteredModule;
}

const dashboard: ShownItem = {
  label: 'Dashboard',
  path: '/dashboard',
  icon: 'dashboard',
  order: 0,
  access: everySession,
  onPhone: true,
};

/** The shell's Dashboard and the modules' items for this person, in the specification's order. */
export function useNavigation(): ShownItem[] {
  const modules = useModulesOn();
  const { loaded, who } = useSession();
  return useMemo(() => {
    if (!loaded) return [dashboard];
    const contributed = modules
      .flatMap((module): ShownItem[] => module.manifest.navigation.map((item) => ({ ...item, module })))
      .filter((item) => allows(item.access, who));
    return [dashboard, ...contributed].sort((a, b) => a.order - b.order);
  }, [modules, loaded, who]);
}
