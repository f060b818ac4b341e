import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from './icon.tsx';
import './tiles.css';

interface Props {
  label: string;
  hint?: string;
  path: string;
  icon: IconName;
  /** A number that needs attention. */
  count?: number;
}

export function LinkTileView({ label, hint, path, icon, count }: Props) {
  return (
    <Link to={path} className="sb-tile">
      <span className="sb-tile-icon">
        <Icon name={icon} />
      </span>
      <span className="sb-tile-text">
        <strong>{label}</strong>
        {hint && <span>{hint}</span>}
      </span>
      {count !== undefined && <Counter value={count} />}
    </Link>
  );
}

export const Tiles = ({ children }: { children: ReactNode }) => <div className="sb-tiles">{children}</div>;

/** The number on a navigation item or a tile. */
export const Counter = ({ value }: { value: number }) => <span className="sb-counter">{value}</span>;
