import type { Leaving } from '@stundenbuch/domain/sides/privacy/contract';
import { privacyTexts } from '@stundenbuch/domain/sides/privacy/messages';
import type { Day } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Button, CheckboxField, ConfirmDialog } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Worker } from '../shared/admin.api.ts';
import { privacyApi } from './privacy.api.ts';

interface Props {
  worker: Worker;
  deletion: Leaving['deletion'];
  today: Day;
}

/** Makes somebody nobody, once nothing keeps the name any more. */
export function Anonymise({ worker: { id, first_name, name }, deletion, today }: Props) {
  const [open, setOpen] = useState(false);
  const [texts, setTexts] = useState(true);
  const [anonymise, { isLoading }] = privacyApi.useAnonymiseMutation();
  const alert = useAlert();
  const navigate = useNavigate();
  const isKept = deletion.from !== null && deletion.from > today;

  async function confirm() {
    try {
      await anonymise({ id, texts }).unwrap();
      alert(privacyTexts.anonymised);
      navigate('/myworkers');
    } catch (error) {
      alert(isFailure(error) ? error.message : privacyTexts.failed, 'danger');
    } finally {
      setOpen(false);
    }
  }

  if (isKept) return null;
  if (deletion.refusal) return <small>{deletion.refusal}</small>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Person anonymisieren</Button>
      <ConfirmDialog
        open={open}
        question={`Wollen Sie ${first_name} ${name} anonymisieren?`}
        confirm="Anonymisieren"
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      >
        <p>
          Name, E-Mail und alles, womit sich die Person anmeldet, werden überall gelöscht, auch auf
          gespeicherten Stundenzetteln. Stunden, Konten und Summen bleiben. Das lässt sich nicht rückgängig
          machen.
        </p>
        <CheckboxField
          id="anonymise-texts"
          name="texts"
          label="Buchungstexte leeren"
          value={texts}
          onChange={setTexts}
        />
      </ConfirmDialog>
    </>
  );
}
