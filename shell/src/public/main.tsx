import { isLoggedIn, readToken } from '@stundenbuch/web/storage';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepShell } from '../keep-shell.ts';
import { Tree } from './tree.tsx';

const visitor = (
  <BrowserRouter>
    <Tree />
  </BrowserRouter>
);

function start(root: HTMLElement): void {
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
if (root && !isLoggedIn()) start(root);
