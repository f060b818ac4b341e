import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  children: ReactNode;
  onClick?: () => void;
  kind?: 'primary' | 'default' | 'danger' | 'quiet';
  type?: 'button' | 'submit';
  icon?: IconName;
  busy?: boolean;
  disabled?: boolean;
}

/** `busy` shows that it works and takes no second click. */
export function Button({
  children,
  onClick,
  kind = 'default',
  type = 'button',
  icon,
  busy,
  disabled,
}: Props) {
  return (
    <button
      type={type}
      className={`sb-button sb-button-${kind}`}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {busy ? <span className="sb-button-ring" aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

interface IconButtonProps {
  icon: IconName;
  /** What it does, for everyone who does not see the icon. */
  label: string;
  onClick: () => void;
  disabled?: boolean;
}

export function IconButton({ icon, label, onClick, disabled }: IconButtonProps) {
  return (
    <button
      type="button"
      className="sb-icon-button"
      aria-label={label}
      title={label}
      onClick={onClick}
      disabled={disabled}
    >
      <Icon name={icon} />
    </button>
  );
}

interface ButtonLinkProps {
  to: string;
  children: ReactNode;
  kind?: 'primary' | 'default';
  icon?: IconName;
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, kind = 'default', icon }: ButtonLinkProps) {
  return (
    <Link to={to} className={`sb-button sb-button-${kind}`}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  );
}

/** The pencil (SHR-08) and its kin: an icon that leads somewhere. */
export function IconLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link to={to} className="sb-icon-button" aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}

export const EditLink = ({ to, label }: { to: string; label: string }) => (
  <IconLink to={to} icon="edit" label={label} />
);
