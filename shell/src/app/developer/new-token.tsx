import type { MadeProgramToken } from '@stundenbuch/domain/sides/tokens/contract';
import { tokenTexts } from '@stundenbuch/domain/sides/tokens/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Button, TextField } from '@stundenbuch/web/kit';
import { useId } from 'react';

/** Told once: only its hash is stored. */
export function NewToken({ made, onClose }: { made: MadeProgramToken; onClose: () => void }) {
  const id = useId();
  const alert = useAlert();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.token);
      alert(tokenTexts.copied);
    } catch {
      alert('Bitte markieren und kopieren Sie den Schlüssel selbst.', 'warning');
    }
  };
  return (
    <section aria-label="Neuer Schlüssel" className="sb-stack dev-new">
      <p>
        Der Schlüssel „{made.name}“ wird nur jetzt angezeigt. Geben Sie ihn wie ein Passwort nur dem Programm,
        für das er ist.
      </p>
      <TextField id={id} name="token" label="Schlüssel" value={made.token} onChange={() => undefined} />
      <div className="sb-line">
        <Button kind="primary" onClick={copy}>
          Schlüssel kopieren
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Fertig
        </Button>
      </div>
    </section>
  );
}
