import { allows } from '@stundenbuch/domain/access/access';
import { absenceSlots } from '@stundenbuch/domain/records/absences/access';
import { decisionParts } from '@stundenbuch/domain/workflows/decisions/access';
import { LinkTileView } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useOpenCount } from '../list/open-count.ts';
import { useAsRequests } from '../list/request-rows.ts';

/** On the dashboard while requests are open, unless they stand there to be decided or among its figures. */
export function InboxTile() {
  const { who } = useSession();
  const count = useOpenCount();
  const [one, many] = useAsRequests() ? ['Ein Antrag', 'Anträge'] : ['Ein Tag', 'Beantragte Tage'];
  if (allows(absenceSlots.figures, who) || allows(decisionParts.cards, who)) return null;
  // Reserves its place while loading, so that no tile next to it moves twice.
  if (count === null) return <span className="sb-pending" aria-hidden="true" />;
  if (count === 0) return null;
  return (
    <LinkTileView
      label="Inbox"
      hint={count === 1 ? `${one} wartet auf Ihre Antwort` : `${many} warten auf Ihre Antwort`}
      path="/inbox"
      icon="inbox"
      count={count}
    />
  );
}
