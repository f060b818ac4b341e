import { noticePages } from '@stundenbuch/domain/sides/notices/access';
import { securityPages, sessionPages } from '@stundenbuch/domain/sides/session/access';
import { tokenPages } from '@stundenbuch/domain/sides/tokens/access';
import { isLoggedIn } from '@stundenbuch/web/storage';
import { useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PublicRoutes } from './routes.tsx';
import { LoginPage } from './sign-in/login-page.tsx';
import { NotFoundPage } from './visitors/dead-ends.tsx';
import { LandingPage } from './visitors/landing-page.tsx';

export function VisitorRoutes() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<PublicRoutes unknown={<OtherPage />} />} />
    </Routes>
  );
}

/** The modules' paths, as far as visitors need them: they require a login. */
async function modulePages(): Promise<string[]> {
  const { pathsOf } = await import('./module-paths.ts');
  return pathsOf();
}

function OtherPage() {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<string[] | null>(null);
  const isOwn = Object.hasOwn({ ...sessionPages, ...securityPages, ...noticePages, ...tokenPages }, pathname);
  useEffect(() => {
    if (!isOwn) void modulePages().then(setPages);
  }, [isOwn]);

  // Between login and reload the application is loading.
  if (isLoggedIn()) return <p className="public-wait">Sie werden angemeldet …</p>;
  if (isOwn || pages?.includes(pathname)) return <Navigate to="/login" replace />;
  return pages ? <NotFoundPage /> : null;
}
