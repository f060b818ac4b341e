import { allows, ROLE_WORDS, roleOf } from '@stundenbuch/domain/access/access';
import { officePages } from '@stundenbuch/domain/day/office/access';
import { isAddress } from '@stundenbuch/domain/wire/login-name';
import { importPages } from '@stundenbuch/domain/workflows/imports/access';
import { type Column, DataTable, ExportButton, matches, SearchField } from '@stundenbuch/web/data';
import {
  ButtonLink,
  EditLink,
  IconButton,
  IconLink,
  LoadFailure,
  Mail,
  PageHeader,
  Panel,
  Skeleton,
  Spinner,
} from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { SplitView } from '@stundenbuch/web/split-view';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWorkersQuery, type Worker } from '../shared/admin.api.ts';
import { accessWord } from './access-word.ts';
import { ActiveSwitch } from './active-switch.tsx';
import { HandOutAccess } from './hand-out-access.tsx';
import { invitationOf } from './invitation.ts';
import { type Invited, InvitePanel } from './invite-panel.tsx';
import { ActiveTag, RoleTag } from './role-tags.tsx';

const ID = 'workers';

const pages = {
  '/worker-details': lazyPage(async () => (await import('./worker-page.tsx')).WorkerPage, Spinner),
};

const text: Column<Worker>[] = [
  { key: 'personnelNumber', title: 'Nr.', value: (worker) => worker.personnelNumber },
  { key: 'first_name', title: 'Vorname', value: (worker) => worker.first_name, card: 'lead' },
  { key: 'name', title: 'Name', value: (worker) => worker.name, card: 'title' },
  {
    key: 'email',
    title: 'E-Mail',
    value: (worker) => worker.email,
    render: (worker) => <Mail address={worker.email} />,
    card: 'text',
    yields: true,
  },
  { key: 'job_title', title: 'Arbeitsplatz', value: (worker) => worker.job_title, card: 'plain' },
  {
    key: 'role',
    title: 'Rolle',
    value: (worker) => ROLE_WORDS[roleOf(worker.role)],
    render: (worker) => <RoleTag role={worker.role} />,
    card: 'plain',
  },
];

const accessOf = (isDecided: boolean): Column<Worker> => ({
  key: 'active',
  title: 'Zugang',
  value: (worker) => accessWord(worker, isDecided),
  render: (worker) => <ActiveTag worker={worker} isDecided={isDecided} />,
});

const invitation: Column<Worker> = {
  key: 'registered',
  title: 'Registrierung',
  value: invitationOf,
  card: 'text',
};

const pathTo = (page: string, { email }: Worker) => `${page}?user=${encodeURIComponent(email)}`;

/** /myworkers: everybody in the company; admins edit, readers look. */
export function WorkersPage() {
  const { who, user, company } = useSession();
  const { state } = useLocation() as { state: { invite?: Invited } | null };
  const { data, error, refetch } = useWorkersQuery();
  const [search, setSearch] = useState('');
  // Somebody who was added just now, or whose row was chosen.
  const [invited, setInvited] = useState(state?.invite ?? null);
  const needsInvitation = company?.login?.registration === 'invited';
  const handsOut =
    needsInvitation || Boolean(company?.login?.short_name) || allows(importPages['/import'], who);
  const isDecided = Boolean(company?.login);
  const active = accessOf(isDecided);
  const isAdmin = who?.role === 'admin';
  const rows = (data ?? []).filter((worker) =>
    matches(
      search,
      ...[...text, ...(needsInvitation ? [invitation] : []), active].map(({ value }) => value(worker)),
    ),
  );
  const toggle: Column<Worker> = {
    ...active,
    render: (worker) =>
      worker.id === user?.id ? (
        <ActiveTag worker={worker} isDecided={isDecided} />
      ) : (
        <ActiveSwitch
          worker={worker}
          // The column beside it says so where an invitation is needed.
          note={!needsInvitation && worker.active === 1 && accessWord(worker, isDecided)}
        />
      ),
  };
  const columns: Column<Worker>[] = [
    ...text,
    ...(needsInvitation ? [invitation] : []),
    isAdmin ? toggle : { ...active, card: 'plain' },
  ];
  const canBeInvited = ({ registered, active, email }: Worker) =>
    isAdmin && (needsInvitation || !isAddress(email)) && registered === false && active === 1;

  return (
    <>
      <PageHeader
        title="Mitarbeiter"
        actions={
          <>
            <ExportButton id={ID} columns={columns} rows={rows} />
            {isAdmin && handsOut && <HandOutAccess />}
            {isAdmin && (
              <ButtonLink to="/new-worker" kind="primary" icon="add">
                Mitarbeiter anlegen
              </ButtonLink>
            )}
          </>
        }
      />
      {invited && <InvitePanel key={invited.id} person={invited} onClose={() => setInvited(null)} />}
      <SplitView name="Mitarbeiter" pages={pages}>
        <Panel>
          <div className="sb-filters">
            <SearchField value={search} onChange={setSearch} />
          </div>
          <FactorCount workers={data ?? []} />
          {error && !data && <LoadFailure error={error} onRetry={refetch} />}
          {!data && !error && <Skeleton lines={8} />}
          {data && (
            <DataTable
              id={ID}
              label="Mitarbeiter"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              pageSize={8}
              to={(worker) => pathTo('/worker-details', worker)}
              onReset={search ? () => setSearch('') : undefined}
              step={isAdmin && <ButtonLink to="/new-worker">Mitarbeiter anlegen</ButtonLink>}
              empty={search ? 'Kein Mitarbeiter passt zur Suche.' : 'Noch keine Mitarbeiter angelegt.'}
              actions={(worker) => (
                <Actions
                  worker={worker}
                  onInvite={canBeInvited(worker) ? () => setInvited(worker) : undefined}
                />
              )}
            />
          )}
        </Panel>
      </SplitView>
    </>
  );
}

interface ActionsProps {
  worker: Worker;
  onInvite: (() => void) | undefined;
}

function Actions({ worker, onInvite }: ActionsProps) {
  const { who } = useSession();
  const name = `${worker.first_name} ${worker.name}`;
  return (
    <>
      {onInvite && (
        <IconButton
          icon="mail"
          label={`${name} ${worker.invited_at ? 'erneut einladen' : 'einladen'}`}
          onClick={onInvite}
        />
      )}
      <IconLink to={pathTo('/worker-details', worker)} icon="user" label={`${name} ansehen`} />
      {allows(officePages['/person-week'], who) && (
        <IconLink to={pathTo('/person-week', worker)} icon="week" label={`Woche von ${name} korrigieren`} />
      )}
      {who?.role === 'admin' && (
        <EditLink to={pathTo('/manage-worker', worker)} label={`${name} bearbeiten`} />
      )}
    </>
  );
}

/** Where accounts have a second factor: how many of those who can log in have none. */
function FactorCount({ workers }: { workers: readonly Worker[] }) {
  const able = workers.filter((worker) => worker.active === 1 && worker.has_factor !== undefined);
  const without = able.filter((worker) => worker.has_factor === false).length;
  if (without === 0) return null;
  return (
    <p>
      Noch ohne zweiten Faktor: {without} von {able.length} aktiven Mitarbeitern.
    </p>
  );
}
