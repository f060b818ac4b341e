import { useAlert } from '@stundenbuch/web/alerts';
import { Notify } from '../public/notify.ts';
import { PublicRoutes } from '../public/routes.tsx';
import '../public/public.css';

/** The public pages stay reachable with a session, inside the application's frame (AMB-111). */
export function PublicPages() {
  return (
    <Notify value={useAlert()}>
      <div className="public-content">
        <PublicRoutes />
      </div>
    </Notify>
  );
}
