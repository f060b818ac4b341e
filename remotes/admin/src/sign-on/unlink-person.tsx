import type { UnlinkedPerson } from '@stundenbuch/domain/sides/signon/contract';
import { signOnTexts } from '@stundenbuch/domain/sides/signon/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Button, ConfirmDialog, Facts } from '@stundenbuch/web/kit';
import { useState } from 'react';
import type { Worker } from '../shared/admin.api.ts';
import { signOnApi } from './sign-on.api.ts';
import { useTry } from './use-try.ts';

/** Where the company has a provider: somebody's account of the firm is another one now, or is not to be trusted. */
export function UnlinkPerson({ worker: { id, first_name, name } }: { worker: Worker }) {
  const { data } = signOnApi.useSignOnQuery();
  const [unlink] = signOnApi.useUnlinkPersonMutation();
  const [asks, setAsks] = useState(false);
  const [invitation, setInvitation] = useState<UnlinkedPerson['invitation']>(null);
  const alert = useAlert();
  const attempt = useTry();
  if (!data?.setup) return null;
  const done = (answer: UnlinkedPerson) => {
    setInvitation(answer.invitation);
    alert(answer.removed > 0 ? signOnTexts.unlinked : signOnTexts.notLinked);
  };
  return (
    <>
      <Button onClick={() => setAsks(true)}>Firmenkonto lösen</Button>
      {invitation && (
        <Facts facts={[['Einladung', <output key="link">{invitation.link ?? invitation.code}</output>]]} />
      )}
      <ConfirmDialog
        open={asks}
        question={`Das Firmenkonto von ${first_name} ${name} lösen? Alle Anmeldungen der Person enden.`}
        confirm="Lösen"
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void attempt(() => unlink(id).unwrap(), done);
        }}
      >
        Wer kein Passwort hat, bekommt eine Einladung.
      </ConfirmDialog>
    </>
  );
}
