import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import { formatNumber } from '@stundenbuch/web/format';
import { Counter, LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFirstShown } from '../list/open-count.ts';
import { nameOf } from '../shared/names.ts';
import { CardActions, DeclineField } from './card-actions.tsx';
import { type Card, lengthOfCard, type Overview, periodOfCard, typeOfCard } from './cards.ts';
import { Hints } from './hints.tsx';
import { useCards } from './use-cards.ts';
import { type Many, useMany } from './use-many.ts';
import { useOverviews } from './use-overviews.ts';
import './deciding.css';
import './to-decide.css';

const MOST = 6;

/** On the dashboard of whoever decides: the first requests, with their buttons in place. */
export function ToDecide() {
  const many = useMany();
  const { open, cards, isLoaded, error, refetch } = useCards(useFirstShown(), many.outcomes);
  const shown = cards.slice(0, MOST);
  const overviews = useOverviews(shown);
  const place = useRef<HTMLElement>(null);
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  // A row is as high as its hint and its account: they come with it.
  if (!isLoaded || overviews.isLoading) return <Skeleton lines={8} />;
  if (cards.length === 0) return <p className="ab-to-decide ab-nothing">Nichts zu entscheiden</p>;
  return (
    <section className="ab-to-decide" aria-label="Zu entscheiden" ref={place} tabIndex={-1}>
      <header>
        <h2>
          Zu entscheiden <Counter value={open.length} />
        </h2>
        <Link className="sb-touch" to="/inbox">
          {cards.length > MOST ? `Inbox öffnen (${open.length})` : 'Inbox öffnen'}
        </Link>
      </header>
      <ul>
        {shown.map((card) => (
          <Row
            key={card.key}
            card={card}
            many={many}
            overview={overviews.of(card)}
            onLeave={() => place.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  card: Card;
  many: Many;
  overview: Overview | undefined;
  /** It goes while the focus is in it. */
  onLeave: () => void;
}

function Row({ card, many, overview, onLeave }: RowProps) {
  const [isDeclining, setIsDeclining] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const [first] = card.days;
  const isOpen = !many.outcomes.has(card.key);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (current?.contains(document.activeElement)) leave.current();
    };
  }, []);
  // The pressed button is gone; the keyboard continues from its row.
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current !== isOpen && document.activeElement === document.body)
      row.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <li className="ab-to-decide-row" ref={row} tabIndex={-1}>
      <div>
        <strong>{nameOf(first)}</strong> · {typeOfCard(card)}
        <small>
          {periodOfCard(card)} · {lengthOfCard(card)}
          {first.note && ` · „${first.note}“`}
        </small>
      </div>
      <Hints overview={overview} />
      <Account overview={overview} />
      {isDeclining && isOpen ? (
        <DeclineField
          onBack={() => setIsDeclining(false)}
          onDecline={(reason) => {
            setIsDeclining(false);
            void many.answer([card], 'decline', reason);
          }}
        />
      ) : (
        <CardActions card={card} many={many} onDecline={() => setIsDeclining(true)} />
      )}
    </li>
  );
}

/** '14 → 9 Tage' */
function Account({ overview }: { overview: Overview | undefined }) {
  const [account] = overview?.accounts ?? [];
  if (!account) return <span />;
  const { kind, year, before, after } = account;
  return (
    <div>
      <small>{kind === 'overtime' ? 'Stundenkonto' : `Urlaub ${year}`}</small>
      <strong>
        {kind === 'overtime'
          ? `${signedHours(before)} → ${signedHours(after)} h`
          : `${formatNumber(before)} → ${formatNumber(after)} Tage`}
      </strong>
    </div>
  );
}
