import { Modal } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';

interface Props {
  open: boolean;
  /** The question, or the name of what is done here. */
  title: ReactNode;
  /** Escape and a click beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** antd gives the focus back when a dialog closes, but not when an open one is taken out of the page: that is done here. */
export function Dialog({ open, title, onClose, children }: Props) {
  const [opener] = useState(() => (open ? document.activeElement : null));
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return (
    <Modal
      open={open}
      title={title}
      onCancel={onClose}
      width="28rem"
      centered
      closable={false}
      footer={null}
      destroyOnHidden
      transitionName=""
      maskTransitionName=""
    >
      {children}
    </Modal>
  );
}
