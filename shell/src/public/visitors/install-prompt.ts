import { useEffect, useState } from 'react';

interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

/** The browser's install prompt, if it has one. */
export function useInstallPrompt(): (() => void) | null {
  const [offer, setOffer] = useState<InstallPrompt | null>(null);
  useEffect(() => {
    const storePrompt = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallPrompt);
    };
    addEventListener('beforeinstallprompt', storePrompt);
    return () => removeEventListener('beforeinstallprompt', storePrompt);
  }, []);
  if (!offer) return null;
  return () => void offer.prompt().then(() => setOffer(null));
}
