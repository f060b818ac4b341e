import { isLoggedIn, readToken } from '@stundenbuch/web/storage';
import { startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { keepShell } from '../keep-shell.ts';
import { Tree } from './tree.tsx';

const visitor = (
  <BrowserRouter>
    <Tree />
  </BrowserRouter>
);

async function start(root: HTMLElement): Promise<void> {
  // React's part for the browser takes as long as this script: a task of its own, so that a slow phone answers before it.
  await new Promise((resolve) => setTimeout(resolve));
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  // A stored token shows something else than the page that the build drew.
  const isDrawn = root.hasChildNodes() && readToken() === null;
  // As a transition it is done in slices: a slow phone answers between them.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, visitor);
    else createRoot(root).render(visitor);
  });
  // Visitors have nothing to lose: the next visit gets the new release.
  keepShell().catch((error) => console.info(`[service worker] not available: ${error}`));
}

const root = document.getElementById('root');
// A page that the build drew names this file itself; with a session the application takes its place.
if (root && !isLoggedIn()) void start(root);
