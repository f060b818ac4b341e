import { useEffect, useSyncExternalStore } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { noticeApi } from './notice.api.ts';
import './notices.css';

const EVERY_MS = 60_000;
const MOST = 9;

/** How much the person has not read: asked on every page that is opened, and every minute while the window is visible. */
export function NoticeBell() {
  const isVisible = useVisible();
  const { pathname } = useLocation();
  const { data, refetch } = noticeApi.useNoticeCountQuery(undefined, {
    pollingInterval: isVisible ? EVERY_MS : 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on every page
  useEffect(() => {
    void refetch();
  }, [pathname]);
  const unread = data?.unread ?? 0;
  const shown = unread > MOST ? `${MOST}+` : String(unread);
  return (
    <NavLink
      to="/notifications"
      className="app-bell"
      aria-label={unread > 0 ? `Mitteilungen: ${shown} ungelesen` : 'Mitteilungen'}
    >
      <Bell />
      {unread > 0 && (
        <span className="sb-counter" aria-hidden="true">
          {shown}
        </span>
      )}
    </NavLink>
  );
}

function useVisible(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.visibilityState === 'visible',
  );
}

/** antd's BellOutlined: the kit's icons are loaded by every page, this one only where there are notices. */
const Bell = () => (
  <svg
    className="sb-icon"
    viewBox="64 64 896 896"
    width="1em"
    height="1em"
    fill="currentColor"
    aria-hidden="true"
  >
    <path d="M816 768h-24V428c0-141.1-104.3-257.7-240-277.1V112c0-22.1-17.9-40-40-40s-40 17.9-40 40v38.9c-135.7 19.4-240 136-240 277.1v340h-24c-17.7 0-32 14.3-32 32v32c0 4.4 3.6 8 8 8h216c0 61.8 50.2 112 112 112s112-50.2 112-112h216c4.4 0 8-3.6 8-8v-32c0-17.7-14.3-32-32-32zM512 888c-26.5 0-48-21.5-48-48h96c0 26.5-21.5 48-48 48zM304 768V428c0-55.6 21.6-107.8 60.9-147.1S456.4 220 512 220c55.6 0 107.8 21.6 147.1 60.9S720 372.4 720 428v340H304z" />
  </svg>
);
