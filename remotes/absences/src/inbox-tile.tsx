import { LinkTileView } from '@stundenbuch/web/kit';
import { useOpenCount } from './open-count.ts';
import { useAsRequests } from './request-rows.ts';

/** On the dashboard while requests are open. */
export function InboxTile() {
  const count = useOpenCount();
  const [one, many] = useAsRequests() ? ['Ein Antrag', 'Anträge'] : ['Ein Tag', 'Beantragte Tage'];
  // Reserves its place while loading, so that no tile next to it moves twice.
  if (count === null) return <span aria-hidden="true" />;
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
