import { FEATURE_GROUPS } from '@stundenbuch/domain/access/feature';
import { matches, SearchField } from '@stundenbuch/web/data';
import { EmptyLine } from '@stundenbuch/web/kit';
import { Fragment, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SettingsEntry } from './settings-entries.tsx';

interface Props {
  entries: readonly SettingsEntry[];
  current: string | undefined;
  /** Whether one comes back to the list from what it leads to. */
  isKept: boolean;
}

/** The features under their groups, found by their names and by what can be set there. */
export function SettingsList({ entries, current, isKept }: Props) {
  const id = useId();
  const [search, setSearch] = useState('');
  const found = entries.filter(({ label, texts }) => matches(search, label, ...texts));
  const ofGroup = (group: SettingsEntry['group']) => found.filter((entry) => entry.group === group);
  const links = (shown: readonly SettingsEntry[]) =>
    shown.map(({ name, label, isOn }) => (
      <li key={name}>
        <Link
          className="adm-entry"
          to={{ search: `?feature=${name}` }}
          replace={!isKept}
          aria-current={name === current ? 'true' : undefined}
        >
          <span>{isOn === undefined ? label : `${label} `}</span>
          {isOn !== undefined && <span className={isOn ? 'adm-on' : 'adm-off'}>{isOn ? 'an' : 'aus'}</span>}
        </Link>
      </li>
    ));
  return (
    <nav className="adm-list" aria-label="Funktionen">
      <SearchField value={search} onChange={setSearch} label="Einstellung suchen" />
      <ul>{links(ofGroup(undefined))}</ul>
      {FEATURE_GROUPS.map((group, i) => {
        const shown = ofGroup(group);
        if (shown.length === 0) return null;
        return (
          <Fragment key={group}>
            <p id={`${id}-${i}`} className="adm-list-head">
              {group}
            </p>
            <ul aria-labelledby={`${id}-${i}`}>{links(shown)}</ul>
          </Fragment>
        );
      })}
      {found.length === 0 && <EmptyLine>Dazu gibt es keine Einstellung.</EmptyLine>}
    </nav>
  );
}
