import { store } from '@stundenbuch/web/api';
import { LeaveGuard } from '@stundenbuch/web/form';
import { loadRegistry, ModulesProvider, type RegisteredModule } from '@stundenbuch/web/module';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { prefetchParts } from './prefetch.ts';
import { UpdateOffer } from './update-offer.tsx';
import './app.css';

async function modules(): Promise<RegisteredModule[]> {
  try {
    return await loadRegistry();
  } catch (error) {
    console.error(`[modules] registry not readable, the shell stands alone: ${error}`);
    return [];
  }
}

async function start(root: HTMLElement): Promise<void> {
  const registered = await modules();
  const guarded = (
    <>
      <App />
      <LeaveGuard />
      <UpdateOffer />
    </>
  );
  const router = createBrowserRouter([{ path: '*', element: guarded }]);
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <ModulesProvider modules={registered}>
          <RouterProvider router={router} />
        </ModulesProvider>
      </Provider>
    </StrictMode>,
  );
  prefetchParts();
}

const root = document.getElementById('root');
if (root) void start(root);
