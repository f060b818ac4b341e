import type { FIRST_STEPS, FirstSteps as Steps } from '@stundenbuch/domain/sides/people/first-steps-contract';
import { LAENDER, type Land } from '@stundenbuch/domain/time/laender';
import { useAlert } from '@stundenbuch/web/alerts';
import { formatFullDay } from '@stundenbuch/web/format';
import { Button, Icon, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { useDismissFirstStepsMutation, useFirstStepsQuery } from './first-steps.api.ts';

type Name = (typeof FIRST_STEPS)[number];
type Step = Steps['steps'][number];

interface Words {
  path: (step: Step) => string;
  what: string;
  hint: (step: Step, steps: Steps) => string;
}

const people = (n: number) => (n === 1 ? 'einer Person' : `${n} Personen`);

const WORDS: Readonly<Record<Name, Words>> = {
  land: {
    path: ({ done, open }) =>
      done ? '/company-calendar' : open > 0 ? '/company-settings' : '/company-place',
    what: 'Land für die Feiertage wählen',
    hint: (_, { place }) =>
      place
        ? `${LAENDER[place.land as Land]}, nächster Feiertag: ${place.holiday.name} am ${formatFullDay(place.holiday.day)}`
        : 'Bis dahin gelten nur die Feiertage, die es überall gibt.',
  },
  people: {
    path: () => '/new-worker',
    what: 'Mitarbeiter mit ihren Stunden anlegen',
    hint: () => 'Name, E-Mail, Arbeitsplatz und Stunden, ab wann erfasst wird',
  },
  contracts: {
    path: () => '/myworkers',
    what: 'Verträge eintragen',
    hint: ({ open }) =>
      open > 0 ? `Fehlt noch bei ${people(open)}` : 'Stunden je Wochentag, Urlaub und Eintritt',
  },
  invitations: {
    path: () => '/myworkers',
    what: 'Mitarbeiter einladen',
    hint: ({ open }) =>
      open > 0
        ? `Fehlt noch bei ${people(open)}`
        : 'Mit der Einladung wählt jeder sein Passwort und meldet sich an.',
  },
  project: {
    path: () => '/new-project',
    what: 'Erstes Projekt anlegen',
    hint: () => 'Darauf werden die Stunden gebucht.',
  },
};

/** Where nobody is invited. */
const REGISTRATION: Words = {
  path: () => '/myworkers',
  what: 'Mitarbeiter registrieren sich',
  hint: ({ open }) =>
    `Jeder mit seiner E-Mail auf der Seite „Registrieren“${open > 0 ? `, fehlt noch bei ${people(open)}` : ''}`,
};

/** For the admins of a new company: what is done first, until all of it is done or somebody has read enough. */
export function FirstSteps() {
  const { company } = useSession();
  return company?.first_steps ? <Loaded /> : null;
}

function Loaded() {
  const { data, error, refetch } = useFirstStepsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [dismiss, { isLoading }] = useDismissFirstStepsMutation();
  const alert = useAlert();
  if (data?.steps.length === 0) return null;
  const hide = () =>
    dismiss()
      .unwrap()
      .catch(() => alert('Fehler beim Speichern.', 'danger'));
  return (
    <Panel
      title="Erste Schritte"
      actions={
        <Button kind="quiet" busy={isLoading} label="Erste Schritte nicht mehr zeigen" onClick={hide}>
          Nicht mehr zeigen
        </Button>
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <ol className="sb-columns adm-steps">
          {data.steps.map((step) => (
            <FirstStep key={step.name} step={step} steps={data} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function FirstStep({ step, steps }: { step: Step; steps: Steps }) {
  const { company } = useSession();
  const isOpen = step.name === 'invitations' && company?.login?.registration !== 'invited';
  const { path, what, hint } = isOpen ? REGISTRATION : WORDS[step.name];
  return (
    <li>
      <Link to={path(step)} className="sb-row-link">
        <span className={step.done ? 'sb-good' : undefined}>
          <Icon name={step.done ? 'done' : 'next'} />
        </span>
        <span>
          <strong>{what}</strong>
          {step.done && <span className="sb-hidden">, erledigt</span>}
          <small>{hint(step, steps)}</small>
        </span>
      </Link>
    </li>
  );
}
