import { allows, everySession, hasAnyFeature } from '@stundenbuch/domain/access/access';
import {
  type NavigationGroup,
  type NavigationItem,
  type RegisteredModule,
  useModulesOn,
} from '@stundenbuch/web/module';
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

const HEADS: readonly [group: NavigationGroup, head: string][] = [
  ['me', 'Ich'],
  ['team', 'Team'],
  ['records', 'Stammdaten'],
  ['analysis', 'Auswertung'],
];

export interface ItemGroup {
  name: NavigationGroup | 'all';
  /** None over a single item, which needs no name for itself. */
  head: string | null;
  items: ShownItem[];
}

/** The same items under heads; as one list where the company has its modules alone. */
export function useGroupedNavigation(): ItemGroup[] {
  const items = useNavigation();
  const { who } = useSession();
  return useMemo(() => {
    if (!hasAnyFeature(who)) return [{ name: 'all', head: null, items }];
    const [first = dashboard, ...others] = items;
    const groupOf = ({ group = 'records', groupFor }: ShownItem) =>
      groupFor && allows(groupFor.access, who) ? groupFor.group : group;
    const grouped = HEADS.map(([name, head]): ItemGroup => {
      const ofGroup = others.filter((item) => groupOf(item) === name);
      return { name, head: ofGroup.length > 1 ? head : null, items: ofGroup };
    });
    return [
      { name: 'all', head: null, items: [first] },
      ...grouped.filter((group) => group.items.length > 0),
    ];
  }, [items, who]);
}

/** The everyday items of a phone's bottom bar, where one may take the place of another. */
export function useBarItems(): ShownItem[] {
  const onPhone = useNavigation().filter((item) => item.onPhone);
  const replaced = onPhone.map(({ onPhoneFor }) => onPhoneFor);
  return onPhone.filter(({ path }) => !replaced.includes(path)).slice(0, 4);
}
