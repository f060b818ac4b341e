import { Drawer as AntDrawer } from 'antd';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';

interface Props {
  open: boolean;
  label: string;
  onClose: () => void;
  /** For a list instead of a menu. */
  wide?: boolean;
  children: ReactNode;
}

/** Slides in from the right, over the page. */
export function Drawer({ open, label, onClose, wide = false, children }: Props) {
  return (
    <AntDrawer
      open={open}
      aria-label={label}
      onClose={onClose}
      size={wide ? 'min(34rem, 94vw)' : 'min(20rem, 88vw)'}
      closable={false}
      destroyOnHidden
      classNames={{ body: 'sb-drawer' }}
    >
      <span className="sb-drawer-close">
        <IconButton icon="close" label={`${label} schließen`} onClick={onClose} />
      </span>
      {children}
    </AntDrawer>
  );
}
