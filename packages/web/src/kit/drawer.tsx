import { Drawer as AntDrawer } from 'antd';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';

interface Props {
  open: boolean;
  label: string;
  onClose: () => void;
  /** For a list instead of a menu. */
  wide?: boolean;
  /** For a menu of many items: the whole width of a phone. */
  full?: boolean;
  /** For a document: as wide as its lines, and the whole screen of a phone. */
  sheet?: boolean;
  children: ReactNode;
}

/** Slides in from the right, over the page. */
export function Drawer({ open, label, onClose, wide = false, full = false, sheet = false, children }: Props) {
  return (
    <AntDrawer
      open={open}
      aria-label={label}
      onClose={onClose}
      size={sheet ? 'min(44rem, 100vw)' : wide ? 'min(34rem, 94vw)' : full ? '100vw' : 'min(20rem, 88vw)'}
      {...(sheet && { rootClassName: 'sb-sheet' })}
      closable={false}
      destroyOnHidden
      classNames={{ body: 'sb-drawer', mask: 'sb-drawer-mask' }}
    >
      <span className="sb-drawer-close">
        <IconButton icon="close" label={`${label} schließen`} onClick={onClose} />
      </span>
      {children}
    </AntDrawer>
  );
}
