// Runs during the build, not in the browser: prerenders the public pages.
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { heads } from './parts/heads.ts';
import { Tree } from './tree.tsx';

/** A visitor without a session. */
const nothingStored = { getItem: () => null };

export function drawPages() {
  Object.assign(globalThis, { localStorage: nothingStored });
  return Object.entries(heads).map(([path, head]) => ({
    path,
    ...head,
    markup: renderToString(
      <StaticRouter location={path}>
        <Tree />
      </StaticRouter>,
    ),
  }));
}
