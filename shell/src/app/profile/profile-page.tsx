import { allows } from '@stundenbuch/domain/access/access';
import { noticeAccess } from '@stundenbuch/domain/sides/notices/access';
import { lawFacts } from '@stundenbuch/domain/sides/people/law-facts';
import { securityPages } from '@stundenbuch/domain/sides/session/access';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { tokenPages } from '@stundenbuch/domain/sides/tokens/access';
import { isAddress } from '@stundenbuch/domain/wire/login-name';
import { logout } from '@stundenbuch/web/api';
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
  StatusTag,
} from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { Slot, VacationFacts, WorkerTabs } from '@stundenbuch/web/module';
import { sessionApi, useSession } from '@stundenbuch/web/session';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';

const NoticeChoices = lazyPage(async () => (await import('../notices/notice-choices.tsx')).NoticeChoices);

const PendingEmail = lazyPage(async () => (await import('../security/pending-email.tsx')).PendingEmail);

export function ProfilePage() {
  const { who } = useSession();
  const hasSecurity = allows(securityPages['/sicherheit'], who);
  const hasTokens = allows(tokenPages['/entwickler'], who);
  const { data: user, error, refetch } = sessionApi.useCurrentUserQuery();
  return (
    <>
      <PageHeader
        title="Mein Profil"
        actions={
          (hasSecurity || hasTokens) && (
            <>
              {hasTokens && <ButtonLink to="/entwickler">Schnittstelle</ButtonLink>}
              {hasSecurity && <ButtonLink to="/sicherheit">Sicherheit</ButtonLink>}
            </>
          )
        }
      />
      {user && <Profile user={user} />}
      {!user && error && <LoadFailure error={error} onRetry={refetch} />}
      {!user && !error && <Skeleton lines={8} />}
    </>
  );
}

function Profile({ user }: { user: CurrentUser }) {
  const { who } = useSession();
  return (
    <>
      <div className="sb-columns sb-panels">
        <Panel
          title="Persönliche Daten"
          actions={
            <Button icon="logout" onClick={logout}>
              Logout
            </Button>
          }
        >
          <Facts
            facts={[
              ['Name', `${user.first_name} ${user.name}`],
              [isAddress(user.email) ? 'E-Mail' : 'Anmeldename', <Mail key="mail" address={user.email} />],
              ['Personalnummer', user.personnelNumber],
              ['Arbeitsplatz', user.job_title],
              ['Wochenstunden', user.weeklyhours === null ? null : formatNumber(user.weeklyhours)],
              ['Im Unternehmen seit', formatDay(user.worker_since)],
              ['Rolle', <RoleTags key="roles" />],
              ...lawFacts(user),
            ]}
          />
        </Panel>
        <Vacation user={user} />
      </div>
      {user.pending_email && user.pending_until && (
        <PendingEmail email={user.pending_email} until={user.pending_until} />
      )}
      <div className="sb-columns sb-panels">
        <Panel title="Name ändern">
          <NameForm user={user} />
        </Panel>
        <Panel title="Passwort ändern">
          <PasswordForm email={user.email} />
        </Panel>
      </div>
      {who?.role !== 'reader' && (
        <div className="sb-apart">
          <WorkerTabs userId={user.id} />
        </div>
      )}
      {allows(noticeAccess.settings, who) && <NoticeChoices />}
      <Slot name="profile-part" />
    </>
  );
}

function RoleTags() {
  const { who } = useSession();
  const words = { admin: 'Admin', reader: 'Leser', employee: 'Mitarbeiter' };
  return (
    <span className="sb-line">
      {who && (
        <StatusTag tone={who.role === 'employee' ? 'neutral' : 'info'} icon="user">
          {words[who.role]}
        </StatusTag>
      )}
      {who?.globalAdmin && (
        <StatusTag tone="info" icon="companies">
          Global-Admin
        </StatusTag>
      )}
    </span>
  );
}

const Vacation = ({ user }: { user: CurrentUser }) => (
  <Panel title="Urlaub">
    <VacationFacts user={user} />
  </Panel>
);
