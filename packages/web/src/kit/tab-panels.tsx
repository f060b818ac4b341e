import { Tabs } from 'antd';
import type { ReactNode } from 'react';

interface Tab {
  key: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Panels that were open stay, with what was typed in them. */
  remain?: boolean;
  /** The open tab, where the page's address says which it is. */
  open?: string;
  onOpen?: (key: string) => void;
}

/** Only the open panel is rendered, unless they remain. */
export function TabPanels({ label, tabs, remain = false, open, onOpen }: TabsProps) {
  if (tabs.length === 0) return null;
  return (
    <Tabs
      aria-label={label}
      destroyOnHidden={!remain}
      {...(open && { activeKey: open })}
      {...(onOpen && { onChange: onOpen })}
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
