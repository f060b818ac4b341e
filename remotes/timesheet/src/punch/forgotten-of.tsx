import { allows } from '@stundenbuch/domain/access/access';
import { punchParts } from '@stundenbuch/domain/records/punch/access';
import type { Forgotten } from '@stundenbuch/domain/records/punch/contract';
import { formatFullDay } from '@stundenbuch/web/format';
import { Button } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useForgottenOfQuery } from './punch.api.ts';
import './punch.css';

interface Props {
  person: { user: number; first_name: string; name: string };
}

const ForgottenForm = lazyPage(async () => (await import('./forgotten-form.tsx')).ForgottenForm);

/** The clocks that somebody else has not stopped, where an admin may say when they ended. */
export function ForgottenOf({ person: { user, first_name, name } }: Props) {
  const { who } = useSession();
  const isAllowed = allows(punchParts.answerOf, who);
  const { currentData: found = [] } = useForgottenOfQuery(user, { skip: !isAllowed });
  const [chosen, setChosen] = useState<Forgotten | null>(null);
  return (
    <>
      {found.map((one) => (
        <p key={one.id} className="sb-box sb-line ts-forgotten">
          Am {formatFullDay(one.day)} wurde nicht ausgestempelt.
          <Button onClick={() => setChosen(one)}>Arbeitsende nachtragen</Button>
        </p>
      ))}
      {chosen && (
        <ForgottenForm forgotten={chosen} name={`${first_name} ${name}`} onClose={() => setChosen(null)} />
      )}
    </>
  );
}
