import { Button } from '@stundenbuch/web/kit';
import { useEffect, useState } from 'react';
import { registerServiceWorker } from '../register-service-worker.ts';

/** A new release is loaded when the person accepts it, so that nobody loses unsaved input. */
export function UpdateOffer({ watch = registerServiceWorker }: { watch?: typeof registerServiceWorker }) {
  const [accept, setAccept] = useState<(() => void) | null>(null);
  useEffect(() => {
    watch((accepting) => setAccept(() => accepting)).catch((error) => {
      console.info(`[service worker] not available: ${error}`);
    });
  }, [watch]);
  return (
    <div role="status">
      {accept && (
        <div className="sb-frame sb-line app-update">
          <span className="sb-grow">Eine neue Version von Stundenbuch ist da.</span>
          <Button kind="primary" onClick={accept}>
            Neu laden
          </Button>
          <Button kind="quiet" onClick={() => setAccept(null)}>
            Später
          </Button>
        </div>
      )}
    </div>
  );
}
