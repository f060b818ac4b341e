import type { MadeProgramToken } from '@stundenbuch/domain/sides/tokens/contract';
import { refuseToken } from '@stundenbuch/domain/sides/tokens/messages';
import { moduleOf, moduleWord, TOKEN_DAYS } from '@stundenbuch/domain/sides/tokens/scopes';
import { Form, useForm } from '@stundenbuch/web/form';
import { Button, CheckboxField, TextField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { type Description, scopesFor } from './description.ts';
import { developerApi } from './developer.api.ts';

interface Values {
  name: string;
  days: string;
  scopes: readonly string[];
}

const NEW: Values = { name: '', days: '90', scopes: [] };

function refusalOf({ name, days, scopes }: Values) {
  if (!name.trim()) return refuseToken('fields_missing', 'name');
  if (!/^\d{1,3}$/.test(days.trim()) || Number(days) < 1 || Number(days) > TOKEN_DAYS)
    return refuseToken('token_days', 'days');
  return scopes.length === 0 ? refuseToken('scopes_missing', 'scopes') : null;
}

interface Props {
  description: Description;
  onMade: (made: MadeProgramToken) => void;
  onCancel: () => void;
}

/** What a new token is called, for how long it is good and what it may. */
export function TokenForm({ description, onMade, onCancel }: Props) {
  const { who } = useSession();
  const [make] = developerApi.useMakeTokenMutation();
  const form = useForm({
    values: NEW,
    check: refusalOf,
    save: ({ name, days, scopes }) =>
      make({ name: name.trim(), days: Number(days), scopes: [...scopes] }).unwrap(),
    saved: onMade,
  });
  const { scopes } = form.values;
  const may = who ? scopesFor(description, who) : [];
  const modules = [...new Set(may.map(moduleOf))].toSorted((a, b) =>
    moduleWord(a).localeCompare(moduleWord(b), 'de'),
  );
  const choose = (scope: string, chosen: boolean) =>
    form.set({ scopes: chosen ? [...scopes, scope] : scopes.filter((one) => one !== scope) });
  return (
    <Form
      form={form}
      label="Neuer Schlüssel"
      actions={
        <>
          <Button kind="primary" type="submit" busy={form.busy}>
            Schlüssel erstellen
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            Abbrechen
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        required
        maxLength={60}
        hint="Wofür er ist: So steht er im Verlauf."
        autoComplete="off"
        {...form.field('name')}
      />
      <TextField
        label="Gültig für Tage"
        required
        maxLength={3}
        inputMode="numeric"
        hint="Höchstens 365. Sieben Tage vorher sagen wir Bescheid."
        {...form.field('days')}
      />
      <fieldset className="dev-scopes">
        <legend>Was der Schlüssel darf</legend>
        {modules.map((module) => (
          <div key={module} className="dev-scope">
            <span>{moduleWord(module)}</span>
            {(['read', 'write'] as const).map((kind) => {
              const scope = `${module}:${kind}`;
              const word = kind === 'read' ? 'lesen' : 'schreiben';
              return may.includes(scope) ? (
                <CheckboxField
                  key={kind}
                  id={`${form.id}-${scope}`}
                  name={scope}
                  label={
                    <>
                      <span className="sb-hidden">{moduleWord(module)} </span>
                      {word}
                    </>
                  }
                  value={scopes.includes(scope)}
                  onChange={(chosen) => choose(scope, chosen)}
                  disabled={form.busy}
                />
              ) : (
                <span key={kind} />
              );
            })}
          </div>
        ))}
      </fieldset>
    </Form>
  );
}
