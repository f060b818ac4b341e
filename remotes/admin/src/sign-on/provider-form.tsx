import type { SignOn, SignOnInput } from '@stundenbuch/domain/sides/signon/contract';
import { signOnTexts } from '@stundenbuch/domain/sides/signon/messages';
import {
  PRESET_WORDS,
  PRESETS,
  type Preset,
  READY_ADMINS,
  type SignOnMode,
} from '@stundenbuch/domain/sides/signon/providers';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, useForm } from '@stundenbuch/web/form';
import {
  Button,
  CheckboxField,
  ConfirmDialog,
  Facts,
  FormActions,
  PasswordField,
  SelectField,
  TextField,
} from '@stundenbuch/web/kit';
import { fullLoad } from '@stundenbuch/web/storage';
import { useState } from 'react';
import { signOnApi } from './sign-on.api.ts';
import { useTry } from './use-try.ts';

const MODES: { value: SignOnMode; label: string }[] = [
  { value: 'beside', label: 'Firmenkonto oder Passwort' },
  { value: 'only', label: 'Nur Firmenkonto; Administratoren auch Passwort mit zweitem Faktor' },
];

/** The secret comes in and is never shown again. */
export function ProviderForm({ signOn }: { signOn: SignOn }) {
  const { setup, redirect_uri, ready_admins } = signOn;
  const [save] = signOnApi.useSaveSignOnMutation();
  const alert = useAlert();
  const form = useForm({
    values: {
      preset: (setup?.preset ?? 'entra') as Preset,
      tenant: setup?.tenant ?? '',
      issuer: setup?.issuer ?? '',
      client_id: setup?.client_id ?? '',
      client_secret: '',
      trust_email: setup?.trust_email ?? false,
      mode: (setup?.mode ?? 'beside') as SignOnMode,
    },
    check: ({ client_id }) => (client_id.trim() ? null : refuseWire('fields_missing', 'client_id')),
    save: (values) => save({ ...values, version: setup?.version ?? 0 } satisfies SignOnInput).unwrap(),
    saved: () => alert(signOnTexts.saved),
  });
  const { preset } = form.values;
  return (
    <>
      <Form form={form} label="Anbieter des Firmenkontos" actions={<FormActions busy={form.busy} />}>
        <SelectField
          {...form.field('preset')}
          label="Anbieter"
          options={PRESETS.map((value) => ({ value, label: PRESET_WORDS[value] }))}
        />
        <Facts facts={[['Umleitungs-URI beim Anbieter', <output key="uri">{redirect_uri}</output>]]} />
        {preset === 'entra' && (
          <TextField
            {...form.field('tenant')}
            label="Verzeichnis-ID (Mandanten-ID)"
            hint="Steht in Entra auf der Übersicht der App-Registrierung."
            maxLength={100}
            required
          />
        )}
        {preset === 'other' && (
          <TextField
            {...form.field('issuer')}
            label="Aussteller (Issuer)"
            hint="https://…"
            maxLength={300}
            required
          />
        )}
        <TextField {...form.field('client_id')} label="Client-ID" maxLength={200} required />
        <PasswordField
          {...form.field('client_secret')}
          label="Geheimnis des Clients"
          autoComplete="off"
          {...(setup && { hint: 'Ist gespeichert und wird nicht gezeigt. Leer lassen, um es zu behalten.' })}
          required={!setup}
        />
        <CheckboxField
          {...form.field('trust_email')}
          label="Der E-Mail glauben, wenn der Anbieter nicht sagt, ob sie bestätigt ist (bei Entra nötig)"
        />
        {setup && (
          <SelectField
            {...form.field('mode')}
            label="Womit man hereinkommt"
            options={MODES}
            hint={`Für „nur Firmenkonto“ muss die Anmeldung geprüft sein, und ${READY_ADMINS} Administratoren brauchen Passwort und zweiten Faktor (jetzt: ${ready_admins}). Wer einen Anmeldenamen statt einer E-Mail hat, behält sein Passwort.`}
          />
        )}
      </Form>
      {setup && <Tried testedAt={setup.tested_at} />}
    </>
  );
}

function Tried({ testedAt }: { testedAt: string | null }) {
  const [test, { isLoading }] = signOnApi.useTestSignOnMutation();
  const [remove] = signOnApi.useRemoveSignOnMutation();
  const [asks, setAsks] = useState(false);
  const attempt = useTry();
  return (
    <div className="sb-stack">
      <p>{testedAt ? `Zuletzt erfolgreich geprüft: ${formatMoment(testedAt)}` : 'Noch nicht geprüft.'}</p>
      <div className="sb-line">
        <Button
          busy={isLoading}
          onClick={() =>
            attempt(
              () => test().unwrap(),
              ({ url }) => fullLoad.open(url),
            )
          }
        >
          Anmeldung prüfen
        </Button>
        <Button kind="quiet" onClick={() => setAsks(true)}>
          Firmenkonto entfernen
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        question="Die Anmeldung mit Firmenkonto entfernen?"
        confirm="Entfernen"
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void attempt(() => remove().unwrap(), signOnTexts.removed);
        }}
      >
        Danach kommen alle nur noch mit Passwort oder Passkey herein.
      </ConfirmDialog>
    </div>
  );
}
