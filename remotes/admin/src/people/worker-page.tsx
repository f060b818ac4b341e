import { allows, hasAnyFeature, ROLE_CODES } from '@stundenbuch/domain/access/access';
import { contractSlots } from '@stundenbuch/domain/day/contracts/access';
import { dailyHours } from '@stundenbuch/domain/day/contracts/plain-week';
import { contractOn } from '@stundenbuch/domain/day/contracts/timeline';
import { officePages } from '@stundenbuch/domain/day/office/access';
import { punchParts } from '@stundenbuch/domain/records/punch/access';
import { adminAccess } from '@stundenbuch/domain/sides/people/access';
import { lawFacts } from '@stundenbuch/domain/sides/people/law-facts';
import { privacyAccess, privacyPages } from '@stundenbuch/domain/sides/privacy/access';
import { signOnAccess } from '@stundenbuch/domain/sides/signon/access';
import { isAddress } from '@stundenbuch/domain/wire/login-name';
import { useToday } from '@stundenbuch/web/clock';
import { formatDay, formatNumber } from '@stundenbuch/web/format';
import {
  Button,
  ButtonLink,
  Facts,
  LoadFailure,
  Mail,
  PageHeader,
  Panel,
  Skeleton,
  usePageSearch,
} from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { RecordLog, VacationFacts, WorkerTabs } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useContractsQuery } from '../contracts/contract.api.ts';
import { weekText } from '../contracts/contract-columns.ts';
import { useWorkerQuery, type Worker } from '../shared/admin.api.ts';
import { workingDayNames } from '../shared/working-days-field.tsx';
import { UnlinkPerson } from '../sign-on/unlink-person.tsx';
import { FactorReset } from './factor-reset.tsx';
import { ResetLink } from './reset-link.tsx';
import { ActiveTag, RoleTag } from './role-tags.tsx';

// Loaded only where the company has a clock.
const TerminalPin = lazyPage(async () => (await import('../terminals/terminal-pin.tsx')).TerminalPin);
const PersonData = lazyPage(async () => (await import('../privacy/person-data.tsx')).PersonData);
const PersonFigures = lazyPage(
  async () => (await import('./person-figures.tsx')).PersonFigures,
  () => <Skeleton lines={3} />,
);
const MailState = lazyPage(async () => (await import('./mail-state.tsx')).MailState);

/** /worker-details?user: the person by e-mail, with tabs from other modules. */
export function WorkerPage() {
  const email = usePageSearch().get('user');
  return email ? <Loaded email={email} /> : <Navigate to="/403" replace />;
}

function Loaded({ email }: { email: string }) {
  const { who, user, company } = useSession();
  const [resetting, setResetting] = useState(false);
  const [givesPin, setGivesPin] = useState(false);
  const { data: worker, error, refetch } = useWorkerQuery(email, { refetchOnMountOrArgChange: true });
  if (error && !worker) return <LoadFailure title="Mitarbeiter" error={error} onRetry={refetch} />;
  if (!worker) return <Skeleton lines={8} />;
  const canBeReset =
    who?.role === 'admin' && worker.id !== user?.id && worker.registered === true && worker.active === 1;
  return (
    <>
      <PageHeader
        title={`${worker.first_name} ${worker.name}`}
        actions={
          <>
            <RecordLog table="users" id={worker.id} />
            {allows(officePages['/person-week'], who) && (
              <ButtonLink to={`/person-week?user=${encodeURIComponent(worker.email)}`} icon="week">
                Woche korrigieren
              </ButtonLink>
            )}
            {allows(officePages['/person-absence'], who) && (
              <ButtonLink to={`/person-absence?user=${encodeURIComponent(worker.email)}`} icon="absence">
                Abwesenheit eintragen
              </ButtonLink>
            )}
            {allows(privacyPages['/leave-worker'], who) && worker.id !== user?.id && (
              <ButtonLink to={`/leave-worker?user=${encodeURIComponent(worker.email)}`}>
                Ausscheiden
              </ButtonLink>
            )}
            {who?.role === 'admin' && (
              <ButtonLink to={`/manage-worker?user=${encodeURIComponent(worker.email)}`} icon="edit">
                Bearbeiten
              </ButtonLink>
            )}
          </>
        }
      >
        <span className="sb-line">
          <RoleTag role={worker.role} />
          <ActiveTag worker={worker} isDecided={Boolean(company?.login)} />
        </span>
      </PageHeader>
      {(worker.mail_held_since || worker.pending_email) && who?.role === 'admin' && (
        <MailState worker={worker} />
      )}
      {hasAnyFeature(who) && worker.role !== ROLE_CODES.reader && <PersonFigures worker={worker} />}
      <div className="sb-columns sb-panels">
        <Personal worker={worker}>
          {canBeReset && !resetting && (
            <Button onClick={() => setResetting(true)}>Zurücksetz-Link erstellen</Button>
          )}
          {allows(punchParts.pinOf, who) && worker.role !== 4 && worker.active === 1 && !givesPin && (
            <Button onClick={() => setGivesPin(true)}>PIN vergeben</Button>
          )}
          {allows(adminAccess.resetFactor, who) && worker.has_factor && worker.id !== user?.id && (
            <FactorReset worker={worker} />
          )}
          {allows(signOnAccess.unlinkPerson, who) && worker.id !== user?.id && (
            <UnlinkPerson worker={worker} />
          )}
        </Personal>
        <Vacation worker={worker} />
      </div>
      {resetting && <ResetLink worker={worker} onClose={() => setResetting(false)} />}
      {givesPin && <TerminalPin worker={worker} onClose={() => setGivesPin(false)} />}
      {allows(privacyAccess.exportOf, who) && <PersonData worker={worker} />}
      <WorkerTabs userId={worker.id} />
    </>
  );
}

/** With what an admin can do for the person's access. */
function Personal({ worker, children }: { worker: Worker; children: ReactNode }) {
  const { weeklyhours, working_days } = worker;
  const ofContract = useHoursByContract(worker.id);
  return (
    <Panel title="Persönliche Daten">
      <Facts
        facts={[
          isAddress(worker.email)
            ? [
                'E-Mail',
                <a key="mail" href={`mailto:${worker.email}`}>
                  <Mail address={worker.email} />
                </a>,
              ]
            : ['Anmeldename', worker.email],
          ['Personalnummer', worker.personnelNumber],
          ['Arbeitsplatz', worker.job_title],
          ['Im Unternehmen seit', formatDay(worker.worker_since)],
          ...recordingFacts(worker),
          ['Wochenstunden', weeklyhours === null ? null : formatNumber(weeklyhours)],
          ['Stunden am Tag', ofContract ?? formatNumber(dailyHours({ weeklyhours, working_days }))],
          ['Arbeitstage', workingDayNames(working_days)],
          ...lawFacts(worker),
        ]}
      />
      <div className="sb-form-actions">{children}</div>
    </Panel>
  );
}

/** Only where the company has a calendar. */
function recordingFacts({ records, records_from }: Worker): [string, string][] {
  if (records === undefined) return [];
  if (!records) return [['Erfasst selbst', 'nein']];
  return [['Wir erfassen ab', records_from ? formatDay(records_from) : 'von Anfang an']];
}

/** Where the company has contracts each weekday has its own; null where it has none, and until they are read. */
function useHoursByContract(user: number): string | null {
  const { who } = useSession();
  const today = useToday();
  const { data: rows } = useContractsQuery(user, { skip: !allows(contractSlots.contract, who) });
  if (!rows) return null;
  const row = contractOn(rows, today);
  return row ? weekText(row.minutes) : 'heute kein Vertrag';
}

const Vacation = ({ worker }: { worker: Worker }) => (
  <Panel title="Urlaub">
    <VacationFacts user={worker} />
  </Panel>
);
