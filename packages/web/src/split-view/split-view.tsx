import { useRoomBeside } from '@stundenbuch/web/beside';
import { DetailPaneContext, IconButton, IconLink, RowsContext } from '@stundenbuch/web/kit';
import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useShownRow } from './use-shown-row.ts';
import './split-view.css';

interface Props {
  /** What its rows are, for screen readers. */
  name: string;
  /** The pages of its rows by their paths. They read their query with `usePageSearch`. */
  pages: Readonly<Record<string, ComponentType>>;
  children: ReactNode;
}

/** A list, and from 1 600 pixels on the page of the chosen row beside it, which the address names. Below, the row leads to its page. */
export function SplitView({ name, pages, children }: Props) {
  const isWide = useRoomBeside();
  const { pathname } = useLocation();
  const row = useShownRow();
  const shown = isWide ? row.shown : null;
  const [path = '', query = ''] = shown?.split('?') ?? [];
  const Page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  const { targetOf, close } = row;
  const rows = useMemo(
    () => ({
      targetOf: (to: string) =>
        isWide && Object.hasOwn(pages, to.split('?')[0] ?? '') ? targetOf(to) : { to },
      isSplit: Page !== undefined,
    }),
    [isWide, pages, targetOf, Page],
  );
  const page = useMemo(() => ({ search: new URLSearchParams(query), close }), [query, close]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target: at, currentTarget } = event;
    // What opens over the page is elsewhere in the document, but not for React.
    if (event.defaultPrevented || !currentTarget.contains(at as Node)) return;
    if (key === 'Escape' && Page && !(at as Element).closest('dialog, [aria-expanded="true"]')) close();
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && isWide && row.isLink(at as Element)) {
      event.preventDefault();
      row.move(key === 'ArrowDown' ? 1 : -1, Page ? 'show' : 'focus');
    }
  }

  return (
    // Keys for what is focused inside of it.
    // biome-ignore lint/a11y/noStaticElementInteractions: the links of the rows and the controls of the page are what has the focus
    <div
      className={Page ? 'sb-list-of sb-split-view' : 'sb-list-of'}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => row.focused(target)}
    >
      <div
        ref={row.list}
        tabIndex={-1}
        onClickCapture={(event: MouseEvent) => row.chosenBy(event.detail === 0)}
      >
        <RowsContext value={rows}>{children}</RowsContext>
      </div>
      {Page && shown && (
        <aside ref={row.aside} tabIndex={-1} aria-label={`${name}: ausgewählte Zeile`} className="sb-panel">
          <div className="sb-split-view-bar">
            <IconButton icon="up" label="Vorherige Zeile" onClick={() => row.move(-1, 'show')} />
            <IconButton icon="down" label="Nächste Zeile" onClick={() => row.move(1, 'show')} />
            <IconLink to={shown} icon="show" label="Als Seite öffnen" />
            <IconButton icon="close" label="Schließen" onClick={close} />
          </div>
          <DetailPaneContext value={page}>
            <Page key={`${pathname} ${shown}`} />
          </DetailPaneContext>
        </aside>
      )}
    </div>
  );
}
