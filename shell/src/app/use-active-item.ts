import { useModules } from '@stundenbuch/web/module';
import { useLocation } from 'react-router-dom';
import type { ShownItem } from './use-navigation.ts';

export interface ActiveItem {
  path: string;
  current: 'page' | 'true';
}

const own: Record<string, string> = { '/release-notes': '/dashboard' };

/** The active navigation item: that of the current page, or of the page above it. */
export function useActiveItem(items: readonly ShownItem[]): ActiveItem | null {
  const { pathname } = useLocation();
  const modules = useModules();
  const isShown = (path: string | undefined) => items.some((item) => item.path === path);
  if (isShown(pathname)) return { path: pathname, current: 'page' };
  const routes = modules.flatMap(({ manifest }) => manifest.routes);
  // The first page of a module stands under itself, whoever sees its item.
  const above = (page: string) => {
    const under = own[page] ?? routes.find(({ path }) => path === page)?.under;
    return under === page ? undefined : under;
  };
  let under = above(pathname);
  // A page may stand under one that has no item of its own here.
  while (under !== undefined && !isShown(under)) under = above(under);
  return under === undefined ? null : { path: under, current: 'true' };
}
