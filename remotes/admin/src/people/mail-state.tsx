import { berlinDay } from '@stundenbuch/domain/time/day';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { formatDay } from '@stundenbuch/web/format';
import { Button, FormMessage, Panel } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useReleaseMailMutation, type Worker } from '../shared/admin.api.ts';

/** What an admin should know of a person's e-mail: another one is to be confirmed, or nothing can be sent to it. */
export function MailState({ worker }: { worker: Worker }) {
  const { pending_email, pending_until, mail_held_since } = worker;
  return (
    <>
      {mail_held_since && <Held worker={worker} since={mail_held_since} />}
      {pending_email && pending_until && (
        <Panel title="Neue E-Mail">
          <p>
            Bestätigung an {pending_email} gesendet, gültig bis {formatMoment(pending_until)}. Bis dahin gilt
            die bisherige.
          </p>
        </Panel>
      )}
    </>
  );
}

function Held({ worker, since }: { worker: Worker; since: string }) {
  const [release, { isLoading }] = useReleaseMailMutation();
  const [message, setMessage] = useState<string | null>(null);
  const alert = useAlert();

  async function send(): Promise<void> {
    setMessage(null);
    try {
      await release(worker.id).unwrap();
      alert('E-Mails an diese Adresse werden wieder verschickt.');
    } catch (error) {
      if (!isFailure(error)) throw error;
      setMessage(error.message);
    }
  }

  return (
    <Panel
      title="E-Mails"
      actions={
        <Button busy={isLoading} onClick={send}>
          Wieder senden
        </Button>
      }
    >
      <p>
        E-Mails an diese Adresse werden zurückgehalten seit {formatDay(berlinDay(Date.parse(since)))}, weil
        der Mailserver sie dreimal abgelehnt hat. Bitte prüfen Sie die Adresse.
      </p>
      <FormMessage message={message} />
    </Panel>
  );
}
