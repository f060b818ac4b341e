import type { FeatureDescription } from '@stundenbuch/domain/access/feature';
import { FEATURES } from '@stundenbuch/domain/sides/log/features-list';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { RecordLog } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { usePhone } from '@stundenbuch/web/theme';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useCompanySettingsQuery } from './settings.api.ts';
import { entriesOf } from './settings-entries.tsx';
import { SettingsList } from './settings-list.tsx';

/** A try of a sign-on comes back here, and says there how it went. */
const isBackFromSignOn = (hash: string) => hash.startsWith('#sso=');

/** /company-settings: what the company has switched on, what that changes, and how it works here. */
export function CompanySettingsPage({ features = FEATURES }: { features?: readonly FeatureDescription[] }) {
  const { company } = useSession();
  const isPhone = usePhone();
  const { hash } = useLocation();
  const chosen = useSearchParams()[0].get('feature');
  const {
    data: settings,
    error,
    refetch,
  } = useCompanySettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const place = useArrivalIn(chosen, isPhone);
  const entries = settings ? entriesOf(settings, features) : [];
  const entry = entries.find(({ name }) => name === chosen) ?? (isPhone ? undefined : entries[0]);
  if (chosen === null && isBackFromSignOn(hash)) return <Navigate replace to={`?feature=security${hash}`} />;
  return (
    <>
      <PageHeader title="Einstellungen" actions={company && <RecordLog table="companies" id={company.id} />}>
        Welche Funktionen Ihr Unternehmen nutzt
      </PageHeader>
      {error && !settings && (
        <Panel>
          <LoadFailure error={error} onRetry={refetch} />
        </Panel>
      )}
      {!settings && !error && <Skeleton lines={8} />}
      {settings && (
        <div className="sb-panel adm-settings" ref={place} tabIndex={-1}>
          {(!isPhone || !entry) && <SettingsList entries={entries} current={entry?.name} isKept={isPhone} />}
          {isPhone && entry && (
            <Link className="sb-touch adm-back" to={{ search: '' }} replace>
              Alle Einstellungen
            </Link>
          )}
          {entry && (
            <div key={entry.name} className="adm-detail">
              {entry.pane}
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** On the phone list and feature take each other's place, and the keyboard goes along. */
function useArrivalIn(chosen: string | null, isPhone: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    if (!isPhone) return;
    scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, [chosen, isPhone]);
  return place;
}
