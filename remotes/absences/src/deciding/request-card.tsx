import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { Checkbox } from '@stundenbuch/web/kit';
import { useId } from 'react';
import { DecideCell } from '../inbox/decide-cell.tsx';
import type { useDecisions } from '../inbox/decisions.ts';
import { LogOfDay } from '../inbox/log-of-day.tsx';
import { RequestDays } from '../list/request-days.tsx';
import { rowOfDay } from '../list/request-rows.ts';
import { Waiting } from '../list/waiting.tsx';
import { nameOf } from '../shared/names.ts';
import { CardActions, DeclineField } from './card-actions.tsx';
import { type Card, lengthOfCard, type Overview, periodOfCard, titleOfCard, typeOfCard } from './cards.ts';
import { Hints } from './hints.tsx';
import type { Many } from './use-many.ts';

interface Props {
  card: Card;
  overview: Overview | undefined;
  many: Many;
  days: ReturnType<typeof useDecisions>;
  isFocused: boolean;
  isChosen: boolean;
  isDeclining: boolean;
  onFocus: () => void;
  onChoose: (isChosen: boolean) => void;
  onDecline: (isDeclining: boolean) => void;
}

/** A request with its days, which it opens to. */
export function RequestCard(props: Props) {
  const { card, overview, many, days, isFocused, isChosen, isDeclining, onFocus, onChoose, onDecline } =
    props;
  const id = useId();
  const [first] = card.days;
  const isOpen = !many.outcomes.has(card.key);
  return (
    <li
      className="ab-card"
      aria-current={isFocused || undefined}
      aria-labelledby={id}
      data-card={card.key}
      onPointerDown={onFocus}
      onFocus={onFocus}
    >
      <Checkbox
        aria-label={`${titleOfCard(card)} auswählen`}
        checked={isChosen}
        disabled={!isOpen || many.running.has(card.key)}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <div className="sb-grow">
        <div className="ab-card-head">
          <h3 id={id}>
            {nameOf(first)}, {typeOfCard(card)}
          </h3>
          {overview?.team && <small>{overview.team.name}</small>}
        </div>
        <p>
          <span>{periodOfCard(card)}</span> <span className="sb-muted">({lengthOfCard(card)})</span>
          {first.note && <span className="sb-muted"> · „{first.note}“</span>}{' '}
          {card.days.length === 1 && <LogOfDay day={first} named />}
        </p>
        <Waiting absence={first} />
        {isOpen && card.days.length > 1 && (
          <RequestDays<PendingAbsence> row={card}>
            {(day) => (
              <>
                <LogOfDay day={day} named />
                <DecideCell row={rowOfDay(day)} isOpen {...days} />
              </>
            )}
          </RequestDays>
        )}
        {isDeclining && isOpen ? (
          <DeclineField
            onBack={() => onDecline(false)}
            onDecline={(reason) => {
              onDecline(false);
              void many.answer([card], 'decline', reason);
            }}
          />
        ) : (
          <div className="ab-card-foot">
            <Hints overview={overview} />
            <CardActions card={card} many={many} isFocused={isFocused} onDecline={() => onDecline(true)} />
          </div>
        )}
      </div>
    </li>
  );
}
