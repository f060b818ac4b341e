import { Dialog, Icon } from '@stundenbuch/web/kit';
import { usePhone } from '@stundenbuch/web/theme';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Place } from './records.api.ts';
import { search } from './search.ts';
import { useTargets } from './use-targets.ts';

/** More than anybody reads: who looks for one of these types another letter. */
const SHOWN = 30;

/** The whole screen of a phone. */
const FULL = {
  width: '100vw',
  centered: false,
  style: { top: 0, maxWidth: '100vw', margin: 0, padding: 0 },
  styles: { container: { minHeight: '100dvh', borderRadius: 0 } },
};
const WIDE = { width: '36rem' };

interface Props {
  onClose: () => void;
  onKeys: () => void;
}

/** A combobox whose list is always open: what is typed is searched for in all that this person may open. */
export function Palette({ onClose, onKeys }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { places, isLoading, failed, retry } = useTargets();
  // The field is painted before the first list: who knows the shortcut types on.
  const wanted = useDeferredValue<string | null>(typed, null);
  const found = useMemo(() => (wanted === null ? [] : search(places, wanted)), [places, wanted]);
  const shown = found.slice(0, SHOWN);
  const at = Math.min(chosen, shown.length - 1);
  const navigate = useNavigate();
  const layout = usePhone() ? FULL : WIDE;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, shown]);

  function open(place: Place | undefined) {
    if (!place) return;
    onClose();
    navigate(place.path);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') open(search(places, typed)[typed === wanted ? at : 0]);
    else if (event.key === 'ArrowDown') setChosen((at + 1) % Math.max(1, shown.length));
    else if (event.key === 'ArrowUp') setChosen(at <= 0 ? shown.length - 1 : at - 1);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog open title="Suchen und öffnen" layout={layout} onClose={onClose}>
      <div className="app-palette">
        <div className="sb-line app-palette-typed">
          <Icon name="search" />
          <input
            ref={focus}
            type="text"
            role="combobox"
            aria-label="Seite, Projekt, Kunde oder Person"
            aria-expanded="true"
            aria-controls="palette-list"
            aria-autocomplete="list"
            aria-activedescendant={at >= 0 ? `palette-${at}` : undefined}
            placeholder="Seite, Projekt, Kunde, Person …"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setChosen(0);
            }}
            onKeyDown={press}
          />
          <button type="button" className="sb-bare app-palette-close" onClick={onClose}>
            Schließen
          </button>
        </div>
        <div
          ref={list}
          id="palette-list"
          className="app-palette-list"
          role="listbox"
          aria-label="Ziele"
          aria-busy={wanted !== typed || undefined}
        >
          {shown.map((place, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field does it
            <div
              key={place.id}
              id={`palette-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              onClick={() => open(place)}
              onPointerMove={() => index !== at && setChosen(index)}
            >
              <Icon name={place.icon} />
              <span>
                {place.label}
                {place.hint && <small>{place.hint}</small>}
              </span>
              <small>{place.kind}</small>
            </div>
          ))}
        </div>
        <p className="app-palette-foot">
          <span role="status">{wanted !== null && statusOf(found.length, isLoading)}</span>
          {failed.length > 0 && (
            <span role="alert">
              Nicht geladen: {failed.join(', ')}.{' '}
              <button type="button" className="sb-bare app-palette-link" onClick={retry}>
                Erneut versuchen
              </button>
            </span>
          )}
          <button type="button" className="sb-bare app-palette-link" onClick={onKeys}>
            Alle Tasten
          </button>
        </p>
      </div>
    </Dialog>
  );
}

/** At once, not when the dialog has opened: who knows the shortcut types on. */
const focus = (field: HTMLInputElement | null) => field?.focus();

function statusOf(count: number, isLoading: boolean): string {
  if (isLoading) return 'Projekte, Kunden und Personen werden geladen …';
  if (count === 0) return 'Nichts gefunden.';
  if (count > SHOWN) return `${count} Treffer, gezeigt sind die ersten ${SHOWN}.`;
  return count === 1 ? '1 Treffer' : `${count} Treffer`;
}
