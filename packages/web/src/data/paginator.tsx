import { useState } from 'react';
import { IconButton } from '../kit/button.tsx';
import { pagesOf } from './pages.ts';

interface Props {
  total: number;
  size: number;
  page: number;
  onPage: (page: number) => void;
  /** Of which table, where a page has more than one. */
  label?: string;
}

export function Paginator({ total, size, page: wanted, onPage, label }: Props) {
  const { page, pages, from, to } = pagesOf(total, size, wanted);
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    const number = Number.parseInt(text, 10);
    if (Number.isNaN(number)) return setTyped(text);
    setTyped(null);
    onPage(pagesOf(total, size, number).page);
  }

  return (
    <nav className="sb-paginator" aria-label={['Seiten der Tabelle', label].filter(Boolean).join(' ')}>
      <span aria-live="polite">
        Zeige {from} bis {to} von {total} Elementen
      </span>
      {size < total && (
        <span className="sb-paginator-controls">
          <IconButton icon="first" label="Erste Seite" disabled={page === 1} onClick={() => onPage(1)} />
          <IconButton
            icon="previous"
            label="Vorherige Seite"
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          />
          <label>
            <span className="sb-paginator-word">Seite</span>{' '}
            <input
              type="number"
              min={1}
              max={pages}
              value={typed ?? page}
              onChange={(event) => type(event.target.value)}
              onBlur={() => setTyped(null)}
            />{' '}
            von {pages}
          </label>
          <IconButton
            icon="next"
            label="Nächste Seite"
            disabled={page === pages}
            onClick={() => onPage(page + 1)}
          />
          <IconButton
            icon="last"
            label="Letzte Seite"
            disabled={page === pages}
            onClick={() => onPage(pages)}
          />
        </span>
      )}
    </nav>
  );
}
