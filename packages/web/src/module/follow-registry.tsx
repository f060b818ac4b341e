import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { api, type RootState } from '../api/index.ts';
import { isAnyFormDirty } from '../form/index.ts';
import { fullLoad } from '../storage/index.ts';
import type { RegistryLine } from './contract.ts';
import { readRegistry, useRegistry } from './registry.tsx';

// After this time the person may already be working on the page: the next navigation asks again.
const TIMEOUT = 2_000;

/** Rolled forward, rolled back, added or removed. An unknown version is not a different one. */
function hasMoved(before: readonly RegistryLine[], now: readonly RegistryLine[]): boolean {
  if (before.length !== now.length) return true;
  return before.some((old) => {
    const line = now.find(({ name }) => name === old.name);
    if (line?.address !== old.address) return true;
    return line.version !== old.version && line.version !== null && old.version !== null;
  });
}

/** Unsaved input, an unread message, an export in progress, a change in flight. */
function wouldLose(state: RootState): boolean {
  const changes = Object.values(state[api.reducerPath].mutations);
  return (
    isAnyFormDirty() ||
    state.alert.visible ||
    state.activity.isExporting ||
    changes.some((change) => change?.status === 'pending')
  );
}

/**
 * Every navigation to another page asks for the live releases; if they differ from those that this window runs, the
 * navigation becomes a full load. Code of two releases never runs in one window.
 */
export function FollowRegistry() {
  const { pathname } = useLocation();
  const { lines } = useRegistry();
  const store = useStore<RootState>();
  const known = useRef(lines);
  known.current = lines;
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const requestedAt = performance.now();
    let left = false;
    readRegistry().then(
      (now) => {
        const isOutdated = left || performance.now() - requestedAt > TIMEOUT;
        if (isOutdated || !known.current || !hasMoved(known.current, now) || wouldLose(store.getState()))
          return;
        fullLoad.reload();
      },
      (error) => console.info(`[modules] registry not readable, nothing is followed: ${error}`),
    );
    return () => {
      left = true;
    };
  }, [pathname, store]);
  return null;
}
