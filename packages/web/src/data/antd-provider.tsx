import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { useColorScheme } from '../theme/use-scheme.ts';
import { antdTheme } from './antd-theme.ts';

const themes = { light: antdTheme('light'), dark: antdTheme('dark') };

/** antd only where a control is too much to make well oneself: calendar and searchable select. */
export function AntdProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={themes[useColorScheme()]} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
