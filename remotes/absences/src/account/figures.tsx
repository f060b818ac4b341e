import { allows } from '@stundenbuch/domain/access/access';
import { accountFigures, OPEN_DAYS } from '@stundenbuch/domain/accounts/vacation/account-facts';
import { accountOf } from '@stundenbuch/domain/accounts/vacation/account-fields';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { decisionParts } from '@stundenbuch/domain/workflows/decisions/access';
import { useToday } from '@stundenbuch/web/clock';
import { formatNumber } from '@stundenbuch/web/format';
import { Drawer, Figure } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useWeekAbsences } from '../calendar/use-week-absences.ts';
import { useOpenCount } from '../list/open-count.ts';
import { OPEN, useOpenRequestsQuery } from '../shared/absences.api.ts';
import { nameOf } from '../shared/names.ts';

const LedgerSheet = lazyPage(async () => (await import('./ledger-sheet.tsx')).LedgerSheet);

/** The vacation that is left; it opens the postings that it is the sum of. */
export function VacationLeftFigure() {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const account = user && accountOf(user);
  const open = account && accountFigures(account).find(({ label }) => label === OPEN_DAYS);
  return (
    <>
      <Figure
        label="Urlaub"
        value={account ? `${formatNumber(account.open)} Tage` : undefined}
        hint={account?.planned ? `offen, ${formatNumber(account.planned)} weitere geplant` : 'offen'}
        tone={account && account.open < 0 ? 'bad' : undefined}
        onOpen={() => setIsOpen(true)}
      />
      {user && open && (
        <Drawer sheet open={isOpen} label="Urlaubskonto" onClose={() => setIsOpen(false)}>
          <LedgerSheet user={user.id} figure={open.figure} asOf={open.asOf} />
        </Drawer>
      )}
    </>
  );
}

/** Requests that wait for the admin, unless they stand above to be decided. */
export function OpenFigure() {
  return allows(decisionParts.cards, useSession().who) ? null : <OpenRequests />;
}

function OpenRequests() {
  const count = useOpenCount();
  const { error, refetch } = useOpenRequestsQuery(OPEN);
  return (
    <Figure
      label="Offene Anträge"
      value={count === null ? undefined : String(count)}
      hint={count === 0 ? 'Alles ist entschieden.' : 'warten auf Entscheidung'}
      tone={count ? 'warn' : undefined}
      path="/inbox"
      onRetry={error ? refetch : undefined}
    />
  );
}

/** A card names so many. */
const MOST = 2;

/** Whose absence of today is approved. */
export function AwayFigure() {
  const today = useToday();
  const { vacations, isLoading, failed } = useWeekAbsences();
  const away = vacations.filter(({ day, status }) => day === today && status === ABSENCE_STATUS.approved);
  const names = [...new Map(away.map((vacation) => [vacation.user, nameOf(vacation)])).values()];
  const others = names.length > MOST ? ` und ${names.length - MOST} weitere` : '';
  return (
    <Figure
      label="Heute abwesend"
      value={isLoading || failed ? undefined : String(names.length)}
      hint={names.length > 0 ? `${names.slice(0, MOST).join(', ')}${others}` : 'Alle sind da.'}
      path="/vacation-overview"
      onRetry={failed?.refetch}
    />
  );
}
