import { draw } from '@stundenbuch/web/testing';
import { applyVariables, startScheme } from '@stundenbuch/web/theme';
import '@stundenbuch/web/styles';
import { BrowserRouter } from 'react-router-dom';
import { Frame } from './parts/frame.tsx';
import './public.css';
import { VisitorRoutes } from './visitor-routes.tsx';

let styled = false;

/** Renders the public bundle for a visitor at this address. */
export async function openAsVisitor(path: string) {
  if (!styled) applyVariables();
  styled = true;
  startScheme();
  document.documentElement.lang = 'de';
  history.replaceState(null, '', path);
  return draw(
    <BrowserRouter>
      <Frame>
        <VisitorRoutes />
      </Frame>
    </BrowserRouter>,
  );
}
