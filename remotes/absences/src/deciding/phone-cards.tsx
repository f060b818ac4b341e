import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { Button, IconButton } from '@stundenbuch/web/kit';
import { type ReactNode, useState } from 'react';
import { DecideCell } from '../inbox/decide-cell.tsx';
import type { useDecisions } from '../inbox/decisions.ts';
import { RequestDays } from '../list/request-days.tsx';
import { rowOfDay } from '../list/request-rows.ts';
import { Waiting } from '../list/waiting.tsx';
import { nameOf } from '../shared/names.ts';
import { DeclineField, OutcomeOf } from './card-actions.tsx';
import { type Card, lengthOfCard, periodOfCard, typeOfCard } from './cards.ts';
import { OverviewParts, Substitute } from './overview-panel.tsx';
import type { Many, Outcome } from './use-many.ts';
import { useOverviews } from './use-overviews.ts';

interface Props {
  open: readonly Card[];
  many: Many;
  days: ReturnType<typeof useDecisions>;
  filter: ReactNode;
}

/** One request at a time, its buttons under the thumb; the next one follows. */
export function PhoneCards({ open, many, days, filter }: Props) {
  const [at, setAt] = useState(0);
  const [isDeclining, setIsDeclining] = useState(false);
  const place = Math.min(at, open.length - 1);
  const card = open[place];
  const overviews = useOverviews(open.slice(Math.max(0, place - 1), place + 3), card);
  const last = [...many.outcomes.values()].at(-1);
  const move = (to: number) => {
    setIsDeclining(false);
    setAt(to);
  };
  return (
    <div className="ab-phone">
      {filter}
      {card ? (
        <>
          <nav className="sb-line ab-pager" aria-label="Offene Anträge">
            <span className="sb-grow" aria-live="polite">
              {place + 1} von {open.length}
            </span>
            <IconButton
              icon="previous"
              label="Antrag davor"
              disabled={place === 0}
              onClick={() => move(place - 1)}
            />
            <IconButton
              icon="next"
              label="Nächster Antrag"
              disabled={place >= open.length - 1}
              onClick={() => move(place + 1)}
            />
          </nav>
          <article className="sb-panel ab-overview" key={card.key}>
            <h2>{nameOf(card.days[0])}</h2>
            <p>
              <strong>{typeOfCard(card)}</strong>
              {overviews.of(card)?.team && (
                <span className="sb-muted"> · {overviews.of(card)?.team?.name}</span>
              )}
            </p>
            <p>
              {periodOfCard(card)} <span className="sb-muted">({lengthOfCard(card)})</span>
            </p>
            {card.days[0].note && <p>„{card.days[0].note}“</p>}
            <Waiting absence={card.days[0]} />
            <Substitute overview={overviews.of(card)} />
            {card.days.length > 1 && (
              <RequestDays<PendingAbsence> row={card}>
                {(day) => <DecideCell row={rowOfDay(day)} isOpen {...days} />}
              </RequestDays>
            )}
            <OverviewParts card={card} overview={overviews.of(card)} overviews={overviews} />
          </article>
        </>
      ) : (
        <p className="sb-muted">Kein Antrag wartet auf eine Antwort.</p>
      )}
      <div className="ab-thumb">
        {last && <UndoBar outcome={last} many={many} />}
        {card && isDeclining && (
          <DeclineField
            onBack={() => setIsDeclining(false)}
            onDecline={(reason) => {
              setIsDeclining(false);
              void many.answer([card], 'decline', reason);
            }}
          />
        )}
        {card && !isDeclining && (
          <div className="ab-thumb-buttons">
            <Button icon="close" disabled={many.running.has(card.key)} onClick={() => setIsDeclining(true)}>
              Ablehnen
            </Button>
            <Button
              kind="primary"
              icon="check"
              busy={many.running.has(card.key)}
              onClick={() => void many.answer([card], 'approve')}
            >
              Genehmigen
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** What was decided last, or why it was not, above the buttons. */
function UndoBar({ outcome, many }: { outcome: Outcome; many: Many }) {
  const { card, status } = outcome;
  return (
    <div className="sb-line ab-undo" role="status">
      <span className="sb-grow">{nameOf(card.days[0])}</span>
      <OutcomeOf outcome={outcome} />
      {status !== null && (
        <Button
          kind="quiet"
          icon="back"
          busy={many.running.has(card.key)}
          onClick={() => void many.takeBack([card])}
        >
          Rückgängig
        </Button>
      )}
    </div>
  );
}
