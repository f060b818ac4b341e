import type { MadeLinkCode } from '@stundenbuch/domain/sides/session/code-contract';
import { isAddress } from '@stundenbuch/domain/wire/login-name';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { now } from '@stundenbuch/web/clock';
import { Button, FormMessage } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useInviteMutation, useWorkersQuery, type Worker } from '../shared/admin.api.ts';
import type { Letter } from './access-letters.tsx';

const AccessLetters = lazyPage(async () => (await import('./access-letters.tsx')).AccessLetters);

/** Who can't come in yet: no password, and no invitation that is still good. */
const waits = ({ active, registered, invited_until }: Worker) =>
  active === 1 && registered === false && !(invited_until && Date.parse(invited_until) > now());

/** Everybody who waits gets a way in, by mail or on paper (IMP-12). */
export function HandOutAccess() {
  const { company } = useSession();
  const { data = [] } = useWorkersQuery();
  const [invite] = useInviteMutation();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [letters, setLetters] = useState<Letter[]>([]);
  const alert = useAlert();
  const isMailed = ({ email }: Worker) => company?.mail === true && isAddress(email);
  const people = data.filter(waits);
  const mailed = people.filter(isMailed);
  const written = people.filter((person) => !isMailed(person));

  /** One after the other: what is done is done, and the rest is still there. */
  async function each(those: Worker[], mail: boolean): Promise<[Worker, MadeLinkCode][]> {
    const done: [Worker, MadeLinkCode][] = [];
    setBusy(true);
    setMessage(null);
    try {
      for (const person of those)
        done.push([person, await invite({ id: person.id, ...(mail && { mail }) }).unwrap()]);
    } catch (error) {
      if (!isFailure(error)) throw error;
      setMessage(error.message);
    } finally {
      setBusy(false);
    }
    return done;
  }

  async function send(): Promise<void> {
    const { length } = await each(mailed, true);
    if (length > 0)
      alert(length === 1 ? '1 Einladung ist unterwegs.' : `${length} Einladungen sind unterwegs.`);
  }

  async function write(): Promise<void> {
    const done = await each(written, false);
    setLetters(done.map(([person, made]) => ({ person, kind: 'invite', made })));
  }

  return (
    <>
      {mailed.length > 0 && (
        <Button disabled={busy} onClick={send}>
          {`Einladungen senden (${mailed.length})`}
        </Button>
      )}
      {written.length > 0 && (
        <Button disabled={busy} onClick={write}>
          {`Zugangsbriefe drucken (${written.length})`}
        </Button>
      )}
      <FormMessage message={message} />
      {letters.length > 0 && <AccessLetters letters={letters} onClose={() => setLetters([])} />}
    </>
  );
}
