import { Frame } from '../public/parts/frame.tsx';
import { PublicRoutes } from '../public/routes.tsx';
import '../public/public.css';

/** The same page as for a visitor. */
export const TerminalAlone = () => (
  <Frame>
    <PublicRoutes />
  </Frame>
);
