import { noticePages } from '@stundenbuch/domain/sides/notices/access';
import { securityPages, sessionPages } from '@stundenbuch/domain/sides/session/access';
import { tokenPages } from '@stundenbuch/domain/sides/tokens/access';
import { Spinner } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { RemotePart, useModules } from '@stundenbuch/web/module';
import { Navigate, Route, Routes } from 'react-router-dom';
import { DashboardPage } from './dashboard-page.tsx';
import { Guard } from './guard.tsx';
import { LoginCheck } from './login-check.tsx';

const ProfilePage = lazyPage(async () => (await import('./profile/profile-page.tsx')).ProfilePage, Spinner);
const ReleaseNotesPage = lazyPage(
  async () => (await import('./release-notes-page.tsx')).ReleaseNotesPage,
  Spinner,
);
const SecurityPage = lazyPage(
  async () => (await import('./security/security-page.tsx')).SecurityPage,
  Spinner,
);
const NotificationsPage = lazyPage(
  async () => (await import('./notices/notifications-page.tsx')).NotificationsPage,
  Spinner,
);
const DeveloperPage = lazyPage(
  async () => (await import('./developer/developer-page.tsx')).DeveloperPage,
  Spinner,
);
const PublicPages = lazyPage(async () => (await import('./public-pages.tsx')).PublicPages, Spinner);

const access = { ...sessionPages, ...securityPages, ...noticePages, ...tokenPages };

const own = {
  '/dashboard': DashboardPage,
  '/myprofil': ProfilePage,
  '/sicherheit': SecurityPage,
  '/notifications': NotificationsPage,
  '/entwickler': DeveloperPage,
  '/release-notes': ReleaseNotesPage,
};

/** The shell's own pages, those of the registered modules, and the public ones (AMB-111). */
export function Pages() {
  const modules = useModules();
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/dashboard" replace />} />
      <Route path="/login" element={<LoginCheck />} />
      {Object.entries(own).map(([path, Page]) => (
        <Route
          key={path}
          path={path}
          element={
            <Guard access={access[path as keyof typeof own]}>
              <Page />
            </Guard>
          }
        />
      ))}
      {modules.flatMap((module) =>
        module.manifest.routes.map(({ path, page, access }) => (
          <Route
            key={path}
            path={path}
            element={
              <Guard access={access}>
                <RemotePart key={path} module={module} kind="pages" part={page} />
              </Guard>
            }
          />
        )),
      )}
      <Route path="*" element={<PublicPages />} />
    </Routes>
  );
}
