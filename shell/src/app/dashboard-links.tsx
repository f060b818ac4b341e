import { EmptyState, ErrorState, LinkTileView } from '@stundenbuch/web/kit';
import { useSlot } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { fullLoad } from '@stundenbuch/web/storage';
import { useNavigation } from './use-navigation.ts';

/**
 * People who book nothing (readers, the global admin, whoever is not recorded, a company without modules) have none of the
 * everyday tiles. They get links to what they can open instead, so that nobody's dashboard is empty.
 */
export function DashboardLinks() {
  const { loaded, who, company } = useSession();
  const hasDaily = useSlot('dashboard-tile').some((entry) => 'tile' in entry);
  const ways = useNavigation().filter(
    ({ path, own }) => path !== '/dashboard' && !(own && who?.records === false),
  );
  if (!loaded || hasDaily) return null;
  if (ways.length > 0)
    return ways.map(({ label, path, icon }) => (
      <LinkTileView key={path} label={label} path={path} icon={icon} />
    ));
  if (!company)
    return (
      <ErrorState message="Ihr Unternehmen konnte nicht geladen werden." onRetry={() => fullLoad.reload()} />
    );
  return (
    <EmptyState icon="companies">
      Für Ihr Unternehmen ist noch kein Modul eingeschaltet. Ihr Administrator kann das veranlassen.
    </EmptyState>
  );
}
