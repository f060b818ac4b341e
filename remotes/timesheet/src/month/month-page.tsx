import { allows } from '@stundenbuch/domain/access/access';
import { monthParts } from '@stundenbuch/domain/workflows/month/access';
import { useToday } from '@stundenbuch/web/clock';
import { Button, ButtonLink, InOrder, PageHeader, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { SplitView } from '@stundenbuch/web/split-view';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MonthPicker } from '../shared/month-picker.tsx';
import { CompanyMonths } from './company-months.tsx';
import { CorrectionInbox } from './correction-inbox.tsx';
import { OfPerson } from './of-person.tsx';
import { useDueMonth } from './use-due-month.ts';
import './month.css';

const SheetCheckForm = lazyPage(
  async () => (await import('../sheets/sheet-check.tsx')).SheetCheckForm,
  () => null,
);

const MonthPane = lazyPage(
  async () => (await import('./month-pane.tsx')).MonthPane,
  () => <Skeleton lines={12} />,
);

const panes = { '/month': MonthPane };

/** /month?user&month&of: everybody's for those who look after people, a lead's people with of=team, else one's own. The month that is to be closed comes first. */
export function MonthPage() {
  const today = useToday();
  const due = useDueMonth();
  const { user, who } = useSession();
  const [search, setSearch] = useSearchParams();
  const [checking, setChecking] = useState(false);
  if (!user || !who) return <Skeleton lines={12} />;
  const month = search.get('month') ?? due;
  const seesEverybody = allows(monthParts.view, who);
  const asked = search.get('user');
  const leads = !seesEverybody && allows(monthParts.team, who);
  const ofTeam = leads && search.get('of') === 'team';
  const isList = (seesEverybody || ofTeam) && asked === null;
  const choose = (chosen: string) =>
    setSearch({
      ...(asked !== null && { user: asked }),
      ...(ofTeam && { of: 'team' }),
      ...(chosen !== due && { month: chosen }),
    });
  const of = month === due ? '' : `&month=${month}`;
  return (
    <>
      <PageHeader
        title="Monatsabschluss"
        actions={
          <>
            <Button onClick={() => setChecking(true)}>Stundenzettel prüfen</Button>
            {isList && who.role !== 'reader' && (
              <ButtonLink to={`/month?user=${user.id}${of}`}>Mein Monat</ButtonLink>
            )}
            {leads && !isList && <ButtonLink to={`/month?of=team${of}`}>Monate des Teams</ButtonLink>}
          </>
        }
      />
      {checking && <SheetCheckForm onClose={() => setChecking(false)} />}
      <MonthPicker month={month} since={undefined} today={today} onChoose={choose} />
      {isList ? (
        <InOrder>
          {allows(monthParts.manage, who) && <CorrectionInbox />}
          <SplitView name="Monatsabschluss" pages={panes}>
            <CompanyMonths
              month={month}
              suffix={of}
              canManage={allows(monthParts.manage, who)}
              seesPapers={seesEverybody}
            />
          </SplitView>
        </InOrder>
      ) : (
        <OfPerson
          key={`${asked} ${month}`}
          user={asked === null ? user.id : Number(asked)}
          month={month}
          isOwn={asked === null || Number(asked) === user.id}
          canManage={allows(monthParts.manage, who)}
          seesPapers={seesEverybody || asked === null || Number(asked) === user.id}
        />
      )}
    </>
  );
}
