import { Tabs as AntTabs } from 'antd';
import type { ReactNode } from 'react';

interface Tab {
  key: string;
  label: string;
  content: ReactNode;
}

/** Only the open panel is rendered. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  if (tabs.length === 0) return null;
  return (
    <AntTabs
      aria-label={label}
      destroyOnHidden
      // antd puts a menu of overflowing tabs into the tablist, which may only contain tabs: `mobile` scrolls the bar instead.
      // https://github.com/ant-design/ant-design/issues/49502
      renderTabBar={(bar, Bar) => <Bar {...bar} mobile />}
      items={tabs.map(({ key, label, content }) => ({
        key,
        label: <span className="sb-tab">{label}</span>,
        children: content,
      }))}
    />
  );
}
