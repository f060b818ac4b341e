import { accountTexts } from '@stundenbuch/domain/sides/session/messages';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Button, FormMessage, Panel } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { accountApi } from '../account.api.ts';

/** Another e-mail of one's own that waits to be confirmed. */
export function PendingEmail({ email, until }: { email: string; until: string }) {
  const [cancel, { isLoading }] = accountApi.useCancelEmailMutation();
  const [message, setMessage] = useState<string | null>(null);
  const alert = useAlert();

  async function giveUp(): Promise<void> {
    setMessage(null);
    try {
      await cancel().unwrap();
      alert(accountTexts.emailCancelled);
    } catch (error) {
      if (!isFailure(error)) throw error;
      setMessage(error.message);
    }
  }

  return (
    <Panel
      title="Neue E-Mail"
      actions={
        <Button busy={isLoading} onClick={giveUp}>
          Änderung abbrechen
        </Button>
      }
    >
      <p>
        Bestätigung an {email} gesendet, gültig bis {formatMoment(until)}. Bis dahin melden Sie sich mit der
        bisherigen E-Mail an.
      </p>
      <FormMessage message={message} />
    </Panel>
  );
}
