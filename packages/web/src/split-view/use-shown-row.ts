import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** In the address of the list: the page of the row that is shown beside it. */
const PARAM = 'open';

/** Which row is shown beside its list: part of the address, so that a reload and the way back find it. */
export function useShownRow() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const aside = useRef<HTMLElement>(null);
  const shown = new URLSearchParams(search).get(PARAM);

  const addressOf = useCallback(
    (path: string | null) => {
      const params = new URLSearchParams(search);
      if (path) params.set(PARAM, path);
      else params.delete(PARAM);
      return `${pathname}${params.size > 0 ? `?${params}` : ''}`;
    },
    [pathname, search],
  );
  // One step of the history, whichever rows are looked at: the way back closes the page, and the next one leaves the list.
  const targetOf = useCallback(
    (path: string) => ({
      to: addressOf(path),
      isShown: path === shown,
      ...(shown === null ? { state: { ...state, isOpened: true } } : { state, replace: true }),
    }),
    [addressOf, shown, state],
  );

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
  const linkOf = useCallback(
    (path: string | null) =>
      [...(list.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])].find(
        (link) => link.dataset.row === path,
      ),
    [],
  );

  // The row that was asked for: it keeps the focus where its page is not shown, because what was typed is to be saved first.
  const wanted = useRef<string | null>(null);
  // Who opens a row with the keyboard goes on in its page; who points goes on in the list, with the arrows as well.
  const isByKey = useRef(false);
  const before = useRef(shown);
  useEffect(() => {
    const last = before.current;
    before.current = shown;
    if (last === shown) return;
    // What had the focus was closed along with the page.
    if (shown === null) (linkOf(last) ?? list.current)?.focus({ preventScroll: true });
    else if (isByKey.current) aside.current?.focus({ preventScroll: true });
    else if (!aside.current?.contains(document.activeElement)) linkOf(shown)?.focus({ preventScroll: true });
    isByKey.current = false;
    wanted.current = null;
  }, [shown, linkOf]);

  const close = useCallback(
    () => (state?.isOpened ? navigate(-1) : navigate(addressOf(null), { replace: true, state })),
    [navigate, addressOf, state],
  );

  return {
    shown,
    list,
    aside,
    targetOf,
    close,
    isLink: (element: Element) => links().includes(element as HTMLElement),
    /** The focus is back in the list: whoever stays with the page that is shown goes on at its row. */
    focused(element: Element) {
      if (wanted.current === null || shown === null || !list.current?.contains(element)) return;
      wanted.current = null;
      isByKey.current = false;
      linkOf(shown)?.focus({ preventScroll: true });
    },
    /** A click on a link of the list: by the mouse, or by Enter. */
    chosenBy(isKey: boolean) {
      isByKey.current = isKey;
      // Enter on the row that is shown goes into its page.
      const { path = null } = { path: (document.activeElement as HTMLElement | null)?.dataset.row };
      wanted.current = path === shown ? null : path;
      if (isKey && path !== null && path === shown) aside.current?.focus({ preventScroll: true });
    },
    /** To a neighbour of the focused row, or of the one that is shown. */
    move(step: 1 | -1, what: 'show' | 'focus') {
      const all = links();
      const focused = all.indexOf(document.activeElement as HTMLElement);
      const at = focused >= 0 ? focused : all.findIndex(({ dataset }) => dataset.row === shown);
      const next = at < 0 ? undefined : all[at + step];
      if (!next?.dataset.row) return;
      if (focused >= 0) next.focus();
      isByKey.current = false;
      if (what === 'focus') return;
      wanted.current = next.dataset.row;
      navigate(addressOf(next.dataset.row), { replace: true, state });
    },
  };
}
