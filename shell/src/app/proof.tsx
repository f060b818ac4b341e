import { askForProofWith } from '@stundenbuch/web/api';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useEffect, useState } from 'react';

// Few people ever see it.
const ProofDialog = lazyPage(async () => (await import('./proof-dialog.tsx')).ProofDialog);

/** Where a call needs to know that the person is there, asks for the password. */
export function Proof() {
  const [answer, setAnswer] = useState<((proved: boolean) => void) | null>(null);
  useEffect(
    () =>
      askForProofWith(
        () =>
          new Promise((resolve) => {
            setAnswer(() => resolve);
          }),
      ),
    [],
  );
  if (!answer) return null;
  const end = (proved: boolean) => {
    setAnswer(null);
    answer(proved);
  };
  return <ProofDialog onProved={() => end(true)} onCancel={() => end(false)} />;
}
