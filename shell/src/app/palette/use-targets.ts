import { allows, type Who } from '@stundenbuch/domain/access/access';
import { noticePages } from '@stundenbuch/domain/sides/notices/access';
import { securityPages, sessionPages } from '@stundenbuch/domain/sides/session/access';
import { tokenPages } from '@stundenbuch/domain/sides/tokens/access';
import type { IconName } from '@stundenbuch/web/kit';
import { type RegisteredModule, useModulesOn } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { useMemo } from 'react';
import { useNavigation } from '../use-navigation.ts';
import { type Place, useFoundRecordsQuery } from './records.api.ts';
import { type Indexed, indexed } from './search.ts';

const access = { ...sessionPages, ...securityPages, ...noticePages, ...tokenPages };
const own: [label: string, path: keyof typeof access, icon: IconName][] = [
  ['Mein Profil', '/myprofil', 'user'],
  ['Sicherheit', '/sicherheit', 'lock'],
  ['Mitteilungen', '/notifications', 'info'],
  ['Schnittstelle', '/entwickler', 'info'],
  ['Release Notes', '/release-notes', 'history'],
];

const pageOf = (label: string, path: string, icon: IconName, words?: string): Place => ({
  id: `${path} ${label}`,
  label,
  kind: 'Seite',
  hint: '',
  path,
  icon,
  words,
});

function pagesOf(
  modules: readonly RegisteredModule[],
  items: ReturnType<typeof useNavigation>,
  who: Who | null,
): Indexed<Place>[] {
  const commands = modules.flatMap(({ manifest }) => manifest.commands ?? []);
  const pages = [
    ...commands.filter((command) => allows(command.access, who)),
    ...items,
    ...own
      .filter(([, path]) => allows(access[path], who))
      .map(([label, path, icon]) => ({ label, path, icon })),
  ];
  return indexed(
    pages.map((page) => pageOf(page.label, page.path, page.icon, 'words' in page ? page.words : undefined)),
    ({ words = '' }) => words,
  );
}

/** Everything that this person may open: what modules say they have, and the names in their lists. */
export function useTargets(): {
  places: readonly Indexed<Place>[];
  isLoading: boolean;
  failed: readonly string[];
  retry: () => void;
} {
  const modules = useModulesOn();
  const { who } = useSession();
  const items = useNavigation();
  const lists = useMemo(
    () =>
      modules
        .flatMap(({ manifest }) => manifest.records ?? [])
        .filter(({ call }) => allows(call.access, who)),
    [modules, who],
  );
  const { data, isLoading, refetch } = useFoundRecordsQuery(lists);
  const places = useMemo(
    () => [...pagesOf(modules, items, who), ...(data?.places ?? [])],
    [modules, items, data, who],
  );
  return { places, isLoading, failed: data?.failed ?? [], retry: () => void refetch() };
}
