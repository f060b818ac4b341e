import { allows } from '@stundenbuch/domain/access/access';
import { decisionParts } from '@stundenbuch/domain/workflows/decisions/access';
import { EmptyState, InOrder, LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { SplitView } from '@stundenbuch/web/split-view';
import { useTeamChoice } from '@stundenbuch/web/teams';
import { usePhone } from '@stundenbuch/web/theme';
import { useState } from 'react';
import { AccountWarnings } from '../account/account-warnings.tsx';
import { useDecisions } from '../inbox/decisions.ts';
import { FailureReport } from '../inbox/failure-report.tsx';
import { InboxPage } from '../inbox/inbox-page.tsx';
import { ProcessedRequests } from '../inbox/processed-requests.tsx';
import { requestPages } from '../inbox/request-pages.ts';
import { AfterRequests, ShownRequests } from '../inbox/shown-requests.tsx';
import { useFirstShown } from '../list/open-count.ts';
import { OPEN } from '../shared/absences.api.ts';
import { CardList } from './card-list.tsx';
import { PhoneCards } from './phone-cards.tsx';
import { useCards } from './use-cards.ts';
import { useMany } from './use-many.ts';
import './deciding.css';

/** The inbox: by cards where the company decides with an overview, else the list. */
export function DecidingPage() {
  const { who } = useSession();
  return allows(decisionParts.cards, who) ? <CardsPage /> : <InboxPage />;
}

function CardsPage() {
  const days = useDecisions();
  return (
    <>
      <PageHeader title="Inbox" />
      <InOrder>
        <OpenCards days={days} />
        <FailureReport />
        <AccountWarnings />
        <SplitView name="Bearbeitete Anträge" pages={requestPages}>
          <ProcessedRequests {...days} />
        </SplitView>
      </InOrder>
    </>
  );
}

function OpenCards({ days }: { days: ReturnType<typeof useDecisions> }) {
  const isPhone = usePhone();
  const first = useFirstShown();
  const [isAll, setIsAll] = useState(false);
  const choice = useTeamChoice();
  const many = useMany();
  const { open, cards, isLoaded, error, refetch } = useCards(isAll ? OPEN : first, many.outcomes, choice.has);
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  const shown = { choice, hasOffice: first !== OPEN, isAll, onAll: setIsAll };
  const filter = <ShownRequests {...shown} />;
  if (!isLoaded) return <Skeleton lines={24} />;
  return (
    <>
      <Shortages sentences={many.shortages} />
      {isPhone && <PhoneCards {...{ open, many, days, filter }} />}
      {!isPhone && cards.length > 0 && <CardList {...{ open, cards, many, days, filter }} />}
      {!isPhone && cards.length === 0 && (
        <Panel title="Offene Anträge">
          {filter}
          <EmptyState step={<AfterRequests {...shown} />}>Kein Antrag wartet auf eine Antwort.</EmptyState>
        </Panel>
      )}
    </>
  );
}

/** Counted again after what has just been approved: nothing is refused for it (VIS-04). */
function Shortages({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Panel title="Besetzung unterschritten">
      <ul className="sb-bullets">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Panel>
  );
}
