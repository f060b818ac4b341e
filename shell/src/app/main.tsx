import { store } from '@stundenbuch/web/api';
import { LeaveGuard } from '@stundenbuch/web/form';
import { KitProvider } from '@stundenbuch/web/kit';
import { FollowRegistry, loadRegistry, ModulesProvider } from '@stundenbuch/web/module';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { UpdateOffer } from './update-offer.tsx';
import './app.css';
import './phone.css';
import './print.css';

async function start(root: HTMLElement): Promise<void> {
  const registered = await loadRegistry();
  const guarded = (
    <>
      <App />
      <LeaveGuard />
      <FollowRegistry />
      <UpdateOffer />
    </>
  );
  const router = createBrowserRouter([{ path: '*', element: guarded }]);
  // A transition renders in slices, between which a slow phone can respond.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Provider store={store}>
          <ModulesProvider modules={registered}>
            <KitProvider>
              <RouterProvider router={router} />
            </KitProvider>
          </ModulesProvider>
        </Provider>
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
if (root) void start(root);
