import { afterAll, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { restoreDocument } from './document.ts';

// Test files share a page, so each leaves it as it was.
beforeEach(() => cleanup());

afterAll(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  restoreDocument();
});
