import { Tabs as AntTabs } from 'antd';
import type { ReactNode } from 'react';

interface Tab {
  key: string;
  label: string;
  content: ReactNode;
}

/** Only the open panel exists. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  if (tabs.length === 0) return null;
  return (
    <AntTabs
      aria-label={label}
      destroyOnHidden
      items={tabs.map(({ key, label, content }) => ({ key, label, children: content }))}
    />
  );
}
