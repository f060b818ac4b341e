import { lazyPage } from '@stundenbuch/web/lazy-page';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { EmailPage } from './sign-in/email-page.tsx';
import { ForgotPage } from './sign-in/forgot-page.tsx';
import { RegisterPage } from './sign-in/register-page.tsx';
import { ResetPage } from './sign-in/reset-page.tsx';
import { ContactPage } from './visitors/contact-page.tsx';
import { ForbiddenPage, NotFoundPage } from './visitors/dead-ends.tsx';
import { ImprintPage } from './visitors/imprint-page.tsx';
import { InstallPage } from './visitors/install-page.tsx';
import { PricesPage } from './visitors/prices-page.tsx';
import { PrivacyPage } from './visitors/privacy-page.tsx';
import { ServicePage } from './visitors/service-page.tsx';

// Its code comes on the tablets at the doors alone.
const TerminalPage = lazyPage(async () => (await import('./terminal/terminal-page.tsx')).TerminalPage);

/** Pages for everybody, with or without a session. */
export function PublicRoutes({ unknown = <NotFoundPage /> }: { unknown?: ReactNode }) {
  return (
    <Routes>
      <Route path="/service" element={<ServicePage />} />
      <Route path="/prices" element={<PricesPage />} />
      <Route path="/install" element={<InstallPage />} />
      <Route path="/kontakt" element={<ContactPage />} />
      <Route path="/impressum" element={<ImprintPage />} />
      <Route path="/privacy-policy" element={<PrivacyPage />} />
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/reset" element={<ResetPage />} />
      <Route path="/forgot" element={<ForgotPage />} />
      <Route path="/email" element={<EmailPage />} />
      <Route path="/terminal" element={<TerminalPage />} />
      <Route path="/403" element={<ForbiddenPage />} />
      <Route path="*" element={unknown} />
    </Routes>
  );
}
