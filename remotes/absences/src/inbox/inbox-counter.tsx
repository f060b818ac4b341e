import { Counter } from '@stundenbuch/web/kit';
import { useCountInbox } from '@stundenbuch/web/session';
import { useEffect } from 'react';
import { useOpenCount } from '../list/open-count.ts';

/** The number next to 'Inbox'; nothing at zero. It also updates the shared count. */
export function InboxCounter() {
  const count = useOpenCount();
  const shareCount = useCountInbox();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per number
  useEffect(() => {
    if (count !== null) shareCount(count);
  }, [count]);
  if (!count) return null;
  return (
    <>
      <Counter value={count} />
      <span className="sb-hidden">{count === 1 ? 'offener Antrag' : 'offene Anträge'}</span>
    </>
  );
}
