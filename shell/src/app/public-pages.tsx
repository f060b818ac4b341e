import { useAlert } from '@stundenbuch/web/alerts';
import { MissingModule, useIsModuleMissing } from '@stundenbuch/web/module';
import { Notify } from '../public/parts/notify.ts';
import { PublicRoutes } from '../public/routes.tsx';
import '../public/public.css';

/** The public pages remain reachable with a session, inside the application's frame (AMB-111). */
export function PublicPages() {
  const isMissing = useIsModuleMissing();
  return (
    <Notify value={useAlert()}>
      <div className="public-content">
        <PublicRoutes {...(isMissing && { unknown: <MissingModule /> })} />
      </div>
    </Notify>
  );
}
