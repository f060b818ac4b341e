import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { render } from 'vitest-browser-react';

/** Renders at once: `render` waits for `act`, which React's production build does not have. */
export const draw = (page: ReactElement) => flushSync(() => render(page));
