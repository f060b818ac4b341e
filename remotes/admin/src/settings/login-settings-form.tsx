import { sessionSentences } from '@stundenbuch/domain/sides/session/messages';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import { Form } from '@stundenbuch/web/form';
import { CheckboxField, FormActions, SelectField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { FactorFields } from './factor-fields.tsx';
import type { FeatureFormProps } from './feature-form-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

const REGISTRATION = [
  { value: 'open', label: 'Wer die E-Mail kennt' },
  { value: 'invited', label: 'Nur mit Einladung' },
] as const;

export function LoginSettingsForm(props: FeatureFormProps) {
  const form = useSettingsForm(loginSettings, props, sessionSentences);
  const mayAsk = useSession().who?.features?.includes('security') ?? false;
  return (
    <Form
      form={form}
      label="Einstellungen der Anmeldung und Registrierung"
      actions={<FormActions busy={form.busy} />}
    >
      <SelectField
        {...form.field('registration')}
        label="Wer sich registrieren kann"
        options={REGISTRATION}
        hint="Mit Einladung geben Sie jedem neuen Mitarbeiter einen Link, der 14 Tage und einmal gilt."
      />
      <CheckboxField
        {...form.field('password_old')}
        label="Wer sein Passwort ändert, muss das aktuelle angeben"
      />
      <CheckboxField
        {...form.field('proof_admin')}
        label="Wer E-Mail oder Rolle anderer ändert oder jemanden löscht, bestätigt das mit seinem Passwort"
      />
      <CheckboxField
        {...form.field('strong_passwords')}
        label="Neue Passwörter haben mindestens 8 Zeichen, die von Admins 12, enthalten weder Namen noch E-Mail und gehören nicht zu den 10.000 häufigsten"
      />
      <CheckboxField
        {...form.field('email_confirm')}
        label="Eine E-Mail, die ein Admin ändert, gilt erst, wenn die Person sie bestätigt hat (wo Mails verschickt werden)"
      />
      <CheckboxField
        {...form.field('bound_only')}
        label="Anmelden geht nur auf der Anmeldeseite, nicht aus anderen Programmen (wenn der Betreiber das eingerichtet hat)"
      />
      {mayAsk && <FactorFields form={form} />}
    </Form>
  );
}
