import { Icon } from '@stundenbuch/web/kit';
import { RemotePart } from '@stundenbuch/web/module';
import { NavLink } from 'react-router-dom';
import { type ShownItem, useNavigation } from './use-navigation.ts';

function Item({ item }: { item: ShownItem }) {
  return (
    <NavLink to={item.path} className="app-link">
      <Icon name={item.icon} />
      <span>{item.label}</span>
      {item.counter && item.module && (
        <RemotePart quiet module={item.module} kind="slots" part={item.counter} />
      )}
    </NavLink>
  );
}

export function Navigation() {
  return (
    <nav className="app-nav" aria-label="Hauptnavigation">
      {useNavigation().map((item) => (
        <Item key={item.path} item={item} />
      ))}
    </nav>
  );
}

/** On the phone the daily things lie under the thumb; everything else is in the menu. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const items = useNavigation().filter(({ onPhone }) => onPhone);
  return (
    <nav className="app-bottom" aria-label="Schnellzugriff">
      {items.slice(0, 4).map((item) => (
        <NavLink key={item.path} to={item.path}>
          <Icon name={item.icon} />
          <span>{item.shortLabel ?? item.label.replace(/^Meine /, '')}</span>
        </NavLink>
      ))}
      <button type="button" onClick={onMenu} aria-haspopup="dialog">
        <Icon name="menu" />
        <span>Menü</span>
      </button>
    </nav>
  );
}
