import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@stundenbuch/web/look';
import { keepShell } from '../keep-shell.ts';
import { Frame } from './frame.tsx';
import { VisitorRoutes } from './visitor-routes.tsx';
import './public.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Frame>
        <VisitorRoutes />
      </Frame>
    </BrowserRouter>,
  );
  // Visitors have nothing to lose: the next visit gets the new release.
  keepShell().catch((error) => console.info(`[service worker] not available: ${error}`));
}
