import type { RegistrationMode } from '@stundenbuch/domain/sides/session/login-values';
import { accountTexts, sessionTexts } from '@stundenbuch/domain/sides/session/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Button, Panel } from '@stundenbuch/web/kit';
import { accountApi } from '../account.api.ts';

/** For the admin of a company that has never decided who may register. */
export function RegistrationCard() {
  const [decide, { isLoading }] = accountApi.useDecideRegistrationMutation();
  const alert = useAlert();

  async function choose(mode: RegistrationMode) {
    try {
      await decide({ feature: 'login', value: { registration: mode }, version: 0 }).unwrap();
      alert(mode === 'invited' ? accountTexts.invitedOnly : accountTexts.staysOpen);
    } catch (error) {
      alert(isFailure(error) ? error.message : sessionTexts.profileFailed, 'danger');
    }
  }

  return (
    <div className="sb-apart">
      <Panel title="Registrierung nur mit Einladung">
        <p>
          Zurzeit kann sich jeder registrieren, der die E-Mail eines angelegten Mitarbeiters kennt, auch an
          seiner Stelle. Mit Einladung geht das nur über einen Link, den Sie der Person geben. Wer schon
          registriert ist, merkt davon nichts.
        </p>
        <div className="sb-form-actions">
          <Button busy={isLoading} onClick={() => choose('invited')}>
            Nur mit Einladung
          </Button>
          <Button disabled={isLoading} onClick={() => choose('open')}>
            So lassen
          </Button>
        </div>
      </Panel>
    </div>
  );
}
