import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  kind?: 'primary' | 'default';
  type?: 'button' | 'submit';
  busy?: boolean;
  disabled?: boolean;
  onClick?: () => void;
}

/** `busy` shows progress and ignores further clicks. */
export function Button({ children, kind = 'default', type = 'button', busy, disabled, onClick }: Props) {
  return (
    <button
      type={type}
      className={`sb-button sb-button-${kind}`}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {busy && <span className="sb-ring" aria-hidden="true" />}
      <span>{children}</span>
    </button>
  );
}
