import { Input } from 'antd';
import { type ReactNode, startTransition, useId, useOptimistic, useState } from 'react';
import { IconButton } from '../kit/button.tsx';
import { pagesOf } from './pages.ts';

interface Props {
  total: number;
  size: number;
  page: number;
  /** The page that is on the screen, while the wanted one is fetched. */
  arrived?: { page: number; size: number } | undefined;
  onPage: (page: number) => void;
  /** Which table it belongs to, if a page has more than one. */
  label?: string;
  /** Whether the person may choose the page size. */
  onSize?: ((size: number) => void) | undefined;
  /** The page sizes on offer, the screen's own first. */
  sizes?: readonly number[];
  /** What else can be set of the list. */
  children?: ReactNode;
}

/** antd's Pagination has neither first and last buttons nor a labelled number input (SHR-02), so we compose our own from its controls. */
export function Paginator(props: Props) {
  const { total, size, page: drawn, arrived, onPage, label, onSize, sizes = [size], children } = props;
  // The page is named before its rows are drawn, so that one tap after the other counts.
  const [wanted, want] = useOptimistic(drawn);
  const { page, pages } = pagesOf(total, size, wanted);
  const { from, to } = pagesOf(total, arrived?.size ?? size, arrived?.page ?? drawn);
  const pageId = useId();
  const [typed, setTyped] = useState<string | null>(null);

  const turn = (next: number) =>
    startTransition(() => {
      want(next);
      onPage(next);
    });

  function type(text: string) {
    const number = Number.parseInt(text, 10);
    if (Number.isNaN(number)) return setTyped(text);
    setTyped(null);
    turn(pagesOf(total, size, number).page);
  }

  return (
    <nav className="sb-paginator" aria-label={['Seiten der Tabelle', label].filter(Boolean).join(' ')}>
      <span aria-live="polite">
        Zeige {from} bis {to} von {total} Elementen
      </span>
      {size < total && (
        <span className="sb-paginator-controls">
          <IconButton icon="first" label="Erste Seite" disabled={page === 1} onClick={() => turn(1)} />
          <IconButton
            icon="previous"
            label="Vorherige Seite"
            disabled={page === 1}
            onClick={() => turn(page - 1)}
          />
          <span className="sb-paginator-place">
            <label htmlFor={pageId} className="sb-hidden-on-phone">
              Seite
            </label>
            <Input
              id={pageId}
              className="sb-paginator-page"
              type="number"
              min={1}
              max={pages}
              value={typed ?? page}
              onChange={(event) => type(event.target.value)}
              onBlur={() => setTyped(null)}
            />
            von {pages}
          </span>
          <IconButton
            icon="next"
            label="Nächste Seite"
            disabled={page === pages}
            onClick={() => turn(page + 1)}
          />
          <IconButton
            icon="last"
            label="Letzte Seite"
            disabled={page === pages}
            onClick={() => turn(pages)}
          />
        </span>
      )}
      {children}
      {onSize && (sizes[0] ?? size) < total && (
        <select
          aria-label="Zeilen je Seite"
          className="sb-input sb-select sb-paginator-size"
          value={size}
          onChange={(event) => onSize(Number(event.target.value))}
        >
          {sizes.map((value) => (
            <option key={value} value={value}>
              {value} je Seite
            </option>
          ))}
        </select>
      )}
    </nav>
  );
}
