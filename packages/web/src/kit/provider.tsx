import { ConfigProvider } from 'antd';
// From its own module: antd/locale is CommonJS, which bundlers import in two ways.
import german from 'antd/es/locale/de_DE';
import { type ReactNode, useMemo } from 'react';
import { useColorScheme, useMedia, usePhone } from '../theme/index.ts';
import { antdTheme } from './antd-theme.ts';

const words = {
  ...german,
  global: {
    ...german.global,
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    placeholder: 'Bitte wählen',
  },
};

/** antd's own says "loading", in English, and stays in the button's name when its animation is interrupted. */
const ring = <span className="sb-ring" aria-hidden="true" />;

/** Wraps the application: German texts and our tokens for all of antd's controls. */
export function KitProvider({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  const phone = usePhone();
  const motion = !useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => antdTheme({ scheme, phone, motion }), [scheme, phone, motion]);
  return (
    <ConfigProvider
      locale={words}
      theme={theme}
      button={{ autoInsertSpace: false, loadingIcon: ring }}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  );
}
