import { Icon } from '@stundenbuch/web/kit';
import { RemotePart } from '@stundenbuch/web/module';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ActiveItem, useActiveItem } from './use-active-item.ts';
import { type ShownItem, useNavigation } from './use-navigation.ts';

interface Props {
  item: ShownItem;
  active: ActiveItem | null;
  className?: string;
  children: ReactNode;
}

function ItemLink({ item: { path, icon }, active, className = '', children }: Props) {
  const isCurrent = active?.path === path;
  return (
    <Link
      to={path}
      className={isCurrent ? `${className} active` : className}
      aria-current={isCurrent ? active.current : undefined}
    >
      <Icon name={icon} />
      {children}
    </Link>
  );
}

export function Navigation() {
  const items = useNavigation();
  const active = useActiveItem(items);
  return (
    <nav className="app-nav" aria-label="Hauptnavigation">
      {items.map((item) => (
        <ItemLink key={item.path} item={item} active={active} className="app-link">
          <span>{item.label}</span>
          {item.counter && item.module && (
            <RemotePart quiet module={item.module} kind="slots" part={item.counter} />
          )}
        </ItemLink>
      ))}
    </nav>
  );
}

/** On phones the everyday items are in the bottom bar; everything else is in the menu. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const items = useNavigation();
  const active = useActiveItem(items);
  return (
    <nav className="app-bottom" aria-label="Schnellzugriff">
      {items
        .filter(({ onPhone }) => onPhone)
        .slice(0, 4)
        .map((item) => (
          <ItemLink key={item.path} item={item} active={active}>
            <span>{item.shortLabel ?? item.label.replace(/^Meine /, '')}</span>
          </ItemLink>
        ))}
      <button type="button" className="sb-bare" onClick={onMenu} aria-haspopup="dialog">
        <Icon name="menu" />
        <span>Menü</span>
      </button>
    </nav>
  );
}
