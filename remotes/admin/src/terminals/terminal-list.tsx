import { TERMINAL_NAME_MAX } from '@stundenbuch/domain/records/punch/limits';
import { punchTexts } from '@stundenbuch/domain/records/punch/messages';
import type { MadeTerminal, Terminal } from '@stundenbuch/domain/records/punch/terminal-contract';
import { codeShown } from '@stundenbuch/domain/sides/session/codes';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Form, useForm } from '@stundenbuch/web/form';
import { Button, ConfirmDialog, Facts, LoadFailure, TextField } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useMakeTerminalMutation, useRevokeTerminalMutation, useTerminalsQuery } from './terminal.api.ts';

/** Below the clock's settings: the tablets at the doors. The code of a new one is told once. */
export function TerminalList() {
  const { data: terminals, error, refetch } = useTerminalsQuery();
  const [made, setMade] = useState<MadeTerminal | null>(null);
  const [make] = useMakeTerminalMutation();
  const form = useForm({
    values: { name: '' },
    check: ({ name }) => (name.trim() ? null : refuseWire('fields_missing', 'name')),
    save: ({ name }) => make({ name }).unwrap(),
    saved: (terminal) => {
      setMade(terminal);
      form.reset({ name: '' });
    },
  });
  const live = terminals?.filter(({ revoked_at }) => revoked_at === null) ?? [];
  return (
    <section className="sb-stack adm-code" aria-label="Terminals">
      <h3>Terminals</h3>
      <p>
        Ein Tablet an der Tür, an dem sich alle mit Personalnummer und PIN einstempeln. Öffnen Sie dort den
        Link; die PIN setzt jeder unter „Mein Profil“.
      </p>
      {error && !terminals && <LoadFailure error={error} onRetry={refetch} />}
      {live.length > 0 && (
        <ul className="sb-rows">
          {live.map((terminal) => (
            <Row key={terminal.id} terminal={terminal} />
          ))}
        </ul>
      )}
      {made && (
        <Facts
          facts={[
            ['Terminal', made.name],
            ['Link', <output key="link">{`${location.origin}/terminal#code=${made.code}`}</output>],
            ['Code', <output key="code">{codeShown(made.code)}</output>],
            ['Hinweis', 'Link und Code werden nur dieses eine Mal gezeigt.'],
          ]}
        />
      )}
      <Form
        form={form}
        label="Neues Terminal"
        actions={
          <Button type="submit" busy={form.busy}>
            Terminal anlegen
          </Button>
        }
      >
        <TextField
          {...form.field('name')}
          label="Name des Terminals"
          maxLength={TERMINAL_NAME_MAX}
          required
        />
      </Form>
    </section>
  );
}

function Row({ terminal: { id, name, used_at } }: { terminal: Terminal }) {
  const alert = useAlert();
  const [asks, setAsks] = useState(false);
  const [revoke, { isLoading }] = useRevokeTerminalMutation();

  async function confirm() {
    try {
      await revoke(id).unwrap();
      alert(punchTexts.terminalRevoked);
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      alert(failure.message, 'danger');
    } finally {
      setAsks(false);
    }
  }

  return (
    <li>
      <span className="sb-grow">
        <span>{name}</span>{' '}
        <small>{used_at ? `Zuletzt benutzt: ${formatMoment(used_at)}` : 'Noch nicht benutzt'}</small>
      </span>
      <Button label={`Abmelden: ${name}`} onClick={() => setAsks(true)}>
        Abmelden
      </Button>
      <ConfirmDialog
        open={asks}
        question={`Wollen Sie das Terminal „${name}“ wirklich abmelden?`}
        confirm="Abmelden"
        busy={isLoading}
        onConfirm={confirm}
        onCancel={() => setAsks(false)}
      />
    </li>
  );
}
