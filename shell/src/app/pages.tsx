import { sessionPages } from '@stundenbuch/domain/session/access';
import { Spinner } from '@stundenbuch/web/kit';
import { RemotePart, useModules } from '@stundenbuch/web/module';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { DashboardPage } from './dashboard-page.tsx';
import { Guard } from './guard.tsx';
import { LoginCheck } from './login-check.tsx';

const ProfilePage = lazy(() => import('./profile-page.tsx').then((file) => ({ default: file.ProfilePage })));
const ReleaseNotesPage = lazy(() =>
  import('./release-notes-page.tsx').then((file) => ({ default: file.ReleaseNotesPage })),
);
const PublicPages = lazy(() => import('./public-pages.tsx').then((file) => ({ default: file.PublicPages })));

const own = {
  '/dashboard': DashboardPage,
  '/myprofil': ProfilePage,
  '/release-notes': ReleaseNotesPage,
};

/** The shell's own pages, those of the registered modules, and the public ones (AMB-111). */
export function Pages() {
  const modules = useModules();
  return (
    <Suspense fallback={<Spinner />}>
      <Routes>
        <Route path="/" element={<Navigate to="/dashboard" replace />} />
        <Route path="/login" element={<LoginCheck />} />
        {Object.entries(own).map(([path, Page]) => (
          <Route
            key={path}
            path={path}
            element={
              <Guard access={sessionPages[path as keyof typeof own]}>
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
    </Suspense>
  );
}
