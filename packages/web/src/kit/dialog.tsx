import { Modal, type ModalProps } from 'antd';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';

interface Props {
  open: boolean;
  /** The question, or the name of the task. */
  title: ReactNode;
  /** What the question is about, where it does not say so itself. */
  about?: string | undefined;
  /** On Escape and a click outside. */
  onClose: () => void;
  /** For what is not as small as a question. */
  layout?: Pick<ModalProps, 'width' | 'centered' | 'style' | 'styles'>;
  children: ReactNode;
}

/**
 * antd restores the focus when a dialog closes, but not when an open one is unmounted, so we do. The first control inside
 * gets the focus, as in native dialogs.
 */
export function Dialog({ open, title, about, onClose, layout, children }: Props) {
  const [opener] = useState(() => (open ? document.activeElement : null));
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  // antd measures a scrollbar and changes the styles of the page for it, which would delay the frame of the tap.
  const isLocked = useDeferredValue(open, false);
  const content = useRef<HTMLDivElement>(null);
  const focusFirst = () =>
    content.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  return (
    <Modal
      open={open}
      title={
        about ? (
          <>
            <span>{title}</span> <span className="sb-dialog-about">{about}</span>
          </>
        ) : (
          title
        )
      }
      onCancel={onClose}
      width="28rem"
      classNames={{ container: 'sb-dialog-box' }}
      centered
      {...layout}
      closable={false}
      footer={null}
      destroyOnHidden
      scrollLock={isLocked}
      afterOpenChange={(isOpen) => isOpen && focusFirst()}
      transitionName=""
      maskTransitionName=""
    >
      <div ref={content} className="sb-dialog">
        {children}
      </div>
    </Modal>
  );
}
