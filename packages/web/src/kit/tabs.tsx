import { lazyPage } from '../lazy-page/index.ts';
import { Skeleton } from './spinner.tsx';

/** Only the open panel is rendered, unless they remain. Few pages have tabs, and antd's bring its menu along. */
export const Tabs = lazyPage(
  async () => (await import('./tab-panels.tsx')).TabPanels,
  () => <Skeleton lines={8} />,
);
