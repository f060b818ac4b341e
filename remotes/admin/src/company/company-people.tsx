import { ROLE_WORDS, roleOf } from '@stundenbuch/domain/access/access';
import type { CompanyDetail } from '@stundenbuch/domain/sides/people/company-contract';
import { type Column, DataTable, ExportButton } from '@stundenbuch/web/data';
import { Button, IconButton, LoadFailure, Mail, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { accessWord } from '../people/access-word.ts';
import { type Invited, InvitePanel } from '../people/invite-panel.tsx';
import { PersonForm } from '../people/person-form.tsx';
import { ActiveTag, RoleTag } from '../people/role-tags.tsx';
import { useWorkersOfCompanyQuery, type Worker } from '../shared/admin.api.ts';

const ID = 'company-people';

const persons: Column<Worker>[] = [
  { key: 'first_name', title: 'Vorname', value: ({ first_name }) => first_name, card: 'lead' },
  { key: 'name', title: 'Name', value: ({ name }) => name, card: 'title' },
  {
    key: 'email',
    title: 'E-Mail',
    value: ({ email }) => email,
    render: ({ email }) => <Mail address={email} />,
    card: 'text',
  },
  {
    key: 'role',
    title: 'Rolle',
    value: ({ role }) => ROLE_WORDS[roleOf(role)],
    render: ({ role }) => <RoleTag role={role} />,
    card: 'plain',
  },
];

const accessOf = (isDecided: boolean): Column<Worker> => ({
  key: 'active',
  title: 'Zugang',
  value: (worker) => accessWord(worker, isDecided),
  render: (worker) => <ActiveTag worker={worker} isDecided={isDecided} />,
  card: 'plain',
});

/** A company's people for a global admin, and the link to add its first admin (AMB-25). */
export function CompanyPeople({
  company,
  saved,
}: {
  company: CompanyDetail;
  /** What the form beside it has stored, with which a typed person is created. */
  saved: CompanyDetail | null;
}) {
  const { data: people, error, refetch } = useWorkersOfCompanyQuery(company.id);
  const [creating, setCreating] = useState(false);
  const [invited, setInvited] = useState<Invited | null>(null);
  const columns = [...persons, accessOf(company.registration !== undefined)];
  const needsInvitation = company.registration === 'invited';
  const canBeInvited = ({ role, active, registered }: Worker) =>
    needsInvitation && roleOf(role) === 'admin' && active === 1 && registered === false;
  const hasAdmin = people?.some(({ role, active }) => roleOf(role) === 'admin' && active);
  const create = hasAdmin ? 'Benutzer anlegen' : 'Ersten Administrator anlegen';
  return (
    <Panel
      title="Mitarbeiter des Unternehmens"
      actions={
        !creating && (
          <div className="sb-page-actions">
            <ExportButton id={ID} columns={columns} rows={people ?? []} disabled={!people} />
            <Button icon="add" onClick={() => setCreating(true)}>
              {create}
            </Button>
          </div>
        )
      }
    >
      {error && !people && <LoadFailure error={error} onRetry={refetch} />}
      {!people && !error && <Skeleton lines={3} />}
      {creating && (
        <PersonForm
          company={company}
          saved={saved}
          title={create}
          onDone={(created) => {
            setCreating(false);
            setInvited(created && canBeInvited(created) ? created : null);
          }}
        />
      )}
      {invited && <InvitePanel key={invited.id} person={invited} onClose={() => setInvited(null)} />}
      {people && !creating && (
        <DataTable
          id={ID}
          label="Mitarbeiter des Unternehmens"
          columns={columns}
          rows={people}
          rowKey={({ id }) => id}
          {...(people.some(canBeInvited) && {
            actions: (one: Worker) =>
              canBeInvited(one) && (
                <IconButton
                  icon="mail"
                  label={`${one.first_name} ${one.name} einladen`}
                  onClick={() => setInvited(one)}
                />
              ),
          })}
          empty="Hier arbeitet noch niemand. Legen Sie den ersten Administrator an."
        />
      )}
    </Panel>
  );
}
