import { Icon } from '@stundenbuch/web/kit';
import { RemotePart } from '@stundenbuch/web/module';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type ActiveItem, useActiveItem } from './use-active-item.ts';
import { type ShownItem, useBarItems, useGroupedNavigation, useNavigation } from './use-navigation.ts';

interface Props {
  item: ShownItem;
  active: ActiveItem | null;
  className?: string;
  children: ReactNode;
}

function ItemLink({ item: { path, icon }, active, className = '', children }: Props) {
  const isCurrent = active?.path === path;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      to={path}
      className={isCurrent ? `${className} active` : className}
      aria-current={isCurrent ? active.current : undefined}
    >
      <Icon name={icon} />
      {children}
    </Link>
  );
}

/** The groups in rows beside the page, or as the tiles of a phone's menu. */
export function Navigation({ tiles = false }: { tiles?: boolean }) {
  const id = useId();
  const groups = useGroupedNavigation();
  const active = useActiveItem(groups.flatMap(({ items }) => items));
  const hasGroups = groups.length > 1;
  return (
    <nav
      className={`app-nav ${hasGroups ? (tiles ? 'app-tiles' : 'app-rows') : ''}`}
      aria-label="Hauptnavigation"
    >
      {groups.map(({ name, head, items }) => (
        <div
          key={name}
          className="app-group"
          {...(head && { role: 'group', 'aria-labelledby': `${id}-${name}` })}
        >
          {head && (
            <p id={`${id}-${name}`} className="app-head">
              {head}
            </p>
          )}
          {items.map((item) => (
            <ItemLink key={item.path} item={item} active={active} className="app-link">
              <span>{item.label}</span>
              {item.counter && item.module && (
                <RemotePart quiet module={item.module} kind="slots" part={item.counter} />
              )}
            </ItemLink>
          ))}
        </div>
      ))}
    </nav>
  );
}

/** On phones the everyday items are in the bottom bar; everything else is in the menu. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const items = useBarItems();
  const active = useActiveItem(useNavigation());
  return (
    <nav className="app-bottom" aria-label="Schnellzugriff">
      {items.map((item) => (
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
