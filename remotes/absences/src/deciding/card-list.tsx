import { ExportButton } from '@stundenbuch/web/data';
import { chooseKeys, useKeys, useKeysOn } from '@stundenbuch/web/keys';
import { Button, CheckboxField, Panel } from '@stundenbuch/web/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { type BulkDecision, BulkDialog } from '../inbox/bulk-dialog.tsx';
import type { useDecisions } from '../inbox/decisions.ts';
import { exportedRequestOf } from '../list/request-columns.tsx';
import { type Card, titleOfCard } from './cards.ts';
import { OverviewPanel } from './overview-panel.tsx';
import { RequestCard } from './request-card.tsx';
import type { Many } from './use-many.ts';
import { useOverviews } from './use-overviews.ts';

const PAGE = 10;

interface Props {
  open: readonly Card[];
  cards: readonly Card[];
  many: Many;
  days: ReturnType<typeof useDecisions>;
  filter: ReactNode;
}

/** Cards at the left, what the focused one is decided by at the right. */
export function CardList({ open, cards, many, days, filter }: Props) {
  const [most, setMost] = useState(PAGE);
  const shown = cards.slice(0, most);
  const [focused, setFocused] = useState<string | null>(null);
  const [declining, setDeclining] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<BulkDecision | null>(null);
  const hasKeys = useKeysOn();
  const at = Math.max(
    0,
    shown.findIndex(({ key }) => key === focused),
  );
  const current = shown[at];
  const overviews = useOverviews(shown, current);
  const selected = open.filter(({ key }) => chosen.has(key) && !many.running.has(key));
  const isOpen = current !== undefined && open.includes(current) && !many.running.has(current.key);

  const move = (by: 1 | -1) =>
    setFocused(shown[Math.min(shown.length - 1, Math.max(0, at + by))]?.key ?? null);
  useKeys(({ key, repeat }) => {
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key !== 'g' && key !== 'l') return false;
    // Held down, it decides once.
    else if (isOpen && !repeat) {
      if (key === 'g') void many.answer([current], 'approve');
      else setDeclining(current.key);
    }
    return true;
  }, current !== undefined);
  useEffect(() => {
    const card = focused && document.querySelector(`[data-card="${CSS.escape(focused)}"]`);
    if (card) card.scrollIntoView({ block: 'nearest' });
  }, [focused]);

  async function chooseClear() {
    setChosen(new Set((await overviews.withoutHint(open)).map(({ key }) => key)));
  }

  return (
    <div className="ab-deciding">
      <Panel
        title={`Offene Anträge ${open.length}`}
        actions={<ExportButton id="open-requests" columns={exportedRequestOf} rows={open} />}
      >
        <div className="ab-choose">
          {filter}
          <CheckboxField
            id="all-requests"
            name="all"
            label={`Alle auswählen (${selected.length} von ${open.length} ausgewählt)`}
            value={selected.length > 0 && selected.length === open.length}
            onChange={(isChosen) => setChosen(new Set(isChosen ? open.map(({ key }) => key) : []))}
          />
          <Button kind="quiet" onClick={() => void chooseClear()}>
            Alle ohne Hinweis auswählen
          </Button>
          <div className="sb-line">
            <Button icon="check" disabled={selected.length === 0} onClick={() => setAsking('approve')}>
              Auswahl genehmigen
            </Button>
            <Button icon="close" disabled={selected.length === 0} onClick={() => setAsking('decline')}>
              Auswahl ablehnen
            </Button>
          </div>
        </div>
        <ul className="ab-cards" aria-label="Offene Anträge">
          {shown.map((card) => (
            <RequestCard
              key={card.key}
              {...{ card, many, days }}
              overview={overviews.of(card)}
              isFocused={card === current}
              isChosen={chosen.has(card.key)}
              isDeclining={declining === card.key}
              onFocus={() => setFocused(card.key)}
              onChoose={(isChosen) =>
                setChosen(
                  new Set(isChosen ? [...chosen, card.key] : [...chosen].filter((key) => key !== card.key)),
                )
              }
              onDecline={(isDeclining) => setDeclining(isDeclining ? card.key : null)}
            />
          ))}
        </ul>
        <footer className="ab-cards-foot">
          <span className="sb-muted">
            Zeige 1 bis {shown.length} von {cards.length} Elementen
          </span>
          {cards.length > shown.length && (
            <Button onClick={() => setMost(most + PAGE)}>Weitere anzeigen</Button>
          )}
          <CheckboxField
            id="inbox-keys"
            name="keys"
            label="Tasten: ↑ ↓ wählen, G genehmigt, L lehnt ab"
            value={hasKeys}
            onChange={chooseKeys}
          />
        </footer>
      </Panel>
      {current && <OverviewPanel card={current} overviews={overviews} />}
      {asking && (
        <BulkDialog
          decision={asking}
          what={selected.length === 1 ? 'einen Antrag' : `${selected.length} Anträge`}
          about={selected.length === 1 && selected[0] ? titleOfCard(selected[0]) : undefined}
          asksWhy
          onConfirm={(reason) => void many.answer(selected, asking, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
