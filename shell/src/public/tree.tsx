// First: what follows builds on it.
import '@stundenbuch/web/styles';
import { Frame } from './parts/frame.tsx';
import { VisitorRoutes } from './visitor-routes.tsx';
import './public.css';

/** Everything that a visitor sees, identical in the build and in the browser. */
export const Tree = () => (
  <Frame>
    <VisitorRoutes />
  </Frame>
);
