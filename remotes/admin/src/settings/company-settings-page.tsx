import type { FeatureDescription } from '@stundenbuch/domain/access/feature';
import { FEATURE_GROUPS } from '@stundenbuch/domain/access/feature';
import { FEATURES } from '@stundenbuch/domain/sides/log/features-list';
import { securityWords } from '@stundenbuch/domain/sides/session/feature-words';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { RecordLog } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { PeriodsCard } from '../privacy/periods-card.tsx';
import { FeatureCard } from './feature-card.tsx';
import { LoginCard } from './login-card.tsx';
import { RecommendedPanel } from './recommended-panel.tsx';
import { useCompanySettingsQuery } from './settings.api.ts';

const LOGIN_GROUP = 'Sicherheit und Nachweis';

/** /company-settings: what the company has switched on, what that changes, and how it works here. */
export function CompanySettingsPage({ features = FEATURES }: { features?: readonly FeatureDescription[] }) {
  const { company } = useSession();
  const {
    data: settings,
    error,
    refetch,
  } = useCompanySettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  // A server of the last release may not know each of them yet.
  const known = features.filter(({ name }) => settings?.[name]);
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
      {settings && <RecommendedPanel settings={settings} features={known} />}
      {settings &&
        FEATURE_GROUPS.map((group) => {
          const ofGroup = known.filter((feature) => feature.group === group);
          const hasLogin = group === LOGIN_GROUP && settings.login;
          if (ofGroup.length === 0 && !hasLogin) return null;
          return (
            <section key={group} className="adm-group">
              <h2>{group}</h2>
              <div className="sb-columns sb-panels">
                {hasLogin && <LoginCard setting={hasLogin} />}
                {hasLogin && settings.privacy && settings[securityWords.name]?.since && (
                  <PeriodsCard setting={settings.privacy} />
                )}
                {ofGroup.map((feature) => {
                  const setting = settings[feature.name];
                  return (
                    setting && (
                      <FeatureCard key={feature.name} feature={feature} setting={setting} features={known} />
                    )
                  );
                })}
              </div>
            </section>
          );
        })}
    </>
  );
}
