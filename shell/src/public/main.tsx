import { isLoggedIn, readToken } from '@stundenbuch/web/storage';
import { startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { registerServiceWorker } from '../register-service-worker.ts';
import { Tree } from './tree.tsx';

const visitor = (
  <BrowserRouter>
    <Tree />
  </BrowserRouter>
);

async function start(root: HTMLElement): Promise<void> {
  // React's client takes as long as this script: in a separate task, a slow phone can respond in between.
  await new Promise((resolve) => setTimeout(resolve));
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  // With a stored token, the content differs from the prerendered page.
  const isDrawn = root.hasChildNodes() && readToken() === null;
  // A transition renders in slices, between which a slow phone can respond.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, visitor);
    else createRoot(root).render(visitor);
  });
  // Visitors have nothing to lose: the next visit gets the new release.
  registerServiceWorker().catch((error) => console.info(`[service worker] not available: ${error}`));
}

const root = document.getElementById('root');
// A prerendered page includes this file itself; with a session the application replaces it.
if (root && !isLoggedIn()) void start(root);
