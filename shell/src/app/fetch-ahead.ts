import { useAppSelector } from '@stundenbuch/web/api';
import type { RegisteredModule } from '@stundenbuch/web/module';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from './prefetch.ts';
import { type ShownItem, useNavigation } from './use-navigation.ts';

/** A page that has been open for this long is being read. */
const READING_TIME = 1_000;
// Only files that never change under their name, and that are in the module's own folder.
const HASHED = /^assets\/[\w-]+\.[0-9a-f]{8,32}\.(js|css)$/;

const prefetched = new Set<string>();

/**
 * Prefetches, when the browser is idle, the files of the module that is likely to be opened next: one module per open page.
 * They only go into the browser's cache; errors are reported when, and if, the module is opened.
 */
export function FetchAhead() {
  const { pathname } = useLocation();
  const isBusy = useAppSelector(({ activity }) => activity.loading);
  const items = useNavigation();
  const done = useRef('');

  useEffect(() => {
    if (isBusy || done.current === pathname || isMetered()) return;
    let cancel: () => void;
    const prefetchNext = () => {
      const next = likelyNext(items);
      if (!next) return;
      done.current = pathname;
      prefetched.add(next.address);
      void fetchFiles(next);
    };
    const timer = setTimeout(() => {
      cancel = whenIdle(prefetchNext);
    }, READING_TIME);
    cancel = () => clearTimeout(timer);
    return () => cancel();
  }, [pathname, isBusy, items]);
  return null;
}

/** From this person's navigation, which has no modules that are off: everyday items first. */
function likelyNext(items: readonly ShownItem[]): RegisteredModule | undefined {
  return items
    .toSorted((a, b) => Number(b.onPhone ?? false) - Number(a.onPhone ?? false))
    .map(({ module }) => module)
    .find((module) => module && !prefetched.has(module.address) && filesOf(module).length > 0);
}

function filesOf({ version, manifest }: RegisteredModule): string[] {
  // Older builds do not list them, and a build other than the registered release will not be loaded.
  if (version !== manifest.version || !Array.isArray(manifest.files)) return [];
  return manifest.files.filter((file) => HASHED.test(file));
}

/** Sequentially, up to the first failure. */
async function fetchFiles(module: RegisteredModule): Promise<void> {
  const folder = new URL(module.address, location.href);
  try {
    for (const file of filesOf(module)) {
      if (await isReplaced()) return;
      const answer = await fetch(new URL(file, folder), { priority: 'low' });
      if (!answer.ok) return;
      await answer.arrayBuffer();
    }
  } catch {
    // A failed prefetch is harmless.
  }
}

/** A new release is offered: it does not need these files, and its service worker waits until the previous one has no requests. */
async function isReplaced(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.waiting);
}

/** People on a metered, slow or missing connection only get what they open. */
function isMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const isCostly = connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
  return isCostly || !navigator.onLine;
}
