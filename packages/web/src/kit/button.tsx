import { Button as AntButton } from 'antd';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { Hint } from './hint.tsx';
import { Icon, type IconName } from './icon.tsx';

const variants = {
  primary: { type: 'primary' },
  default: {},
  danger: { danger: true },
  quiet: { color: 'primary', variant: 'text' },
} as const;

interface Props {
  children: ReactNode;
  onClick?: () => void;
  kind?: keyof typeof variants;
  type?: 'button' | 'submit';
  icon?: IconName;
  busy?: boolean;
  disabled?: boolean;
  label?: string;
  /** Of what it shows and hides: whether it is shown. */
  expanded?: boolean;
}

/** `busy` shows a spinner and ignores further clicks. */
export function Button(props: Props) {
  const {
    children,
    onClick,
    kind = 'default',
    type = 'button',
    icon,
    busy = false,
    disabled = false,
    label,
    expanded,
  } = props;
  return (
    <AntButton
      {...variants[kind]}
      className={`sb-action sb-action-${kind}`}
      htmlType={type}
      icon={icon && <Icon name={icon} />}
      loading={busy}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      aria-label={label}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <span className="sb-action-text">{children}</span>
    </AntButton>
  );
}

interface IconButtonProps {
  icon: IconName;
  /** The accessible name, since the icon is decorative. */
  label: string;
  onClick: () => void;
  disabled?: boolean;
}

export function IconButton({ icon, label, onClick, disabled = false }: IconButtonProps) {
  return (
    <Hint text={label}>
      <AntButton
        {...variants.quiet}
        className="sb-icon-action"
        icon={<Icon name={icon} />}
        aria-label={label}
        onClick={onClick}
        disabled={disabled}
      />
    </Hint>
  );
}

/** antd renders a link if it gets an address; the router follows it without a full page load. */
function useLink(to: string) {
  return { href: useHref(to), onClick: useLinkClickHandler<HTMLElement>(to) };
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
    <AntButton
      {...useLink(to)}
      {...variants[kind]}
      className={`sb-action sb-action-${kind}`}
      icon={icon && <Icon name={icon} />}
    >
      <span className="sb-action-text">{children}</span>
    </AntButton>
  );
}

/** The pencil (SHR-08) and similar icons that link somewhere. */
export function IconLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Hint text={label}>
      <AntButton
        {...useLink(to)}
        {...variants.quiet}
        className="sb-icon-action"
        icon={<Icon name={icon} />}
        aria-label={label}
      />
    </Hint>
  );
}

export const EditLink = ({ to, label }: { to: string; label: string }) => (
  <IconLink to={to} icon="edit" label={label} />
);
