import { LinkTileView } from '@stundenbuch/web/kit';
import { useOpenCount } from './open-count.ts';

/** On the dashboard while somebody waits for an answer. */
export function InboxTile() {
  const count = useOpenCount();
  // Kept free until it is known, so that no tile beside it moves twice.
  if (count === null) return <span aria-hidden="true" />;
  if (count === 0) return null;
  return (
    <LinkTileView
      label="Inbox"
      hint={count === 1 ? 'Ein Tag wartet auf Ihre Antwort' : 'Beantragte Tage warten auf Ihre Antwort'}
      path="/inbox"
      icon="inbox"
      count={count}
    />
  );
}
