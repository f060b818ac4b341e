import { allows } from '@stundenbuch/domain/access/access';
import { allowancePages } from '@stundenbuch/domain/accounts/allowances/access';
import { DRAFT } from '@stundenbuch/domain/accounts/sheets/sheet-words';
import { monthName } from '@stundenbuch/domain/time/format';
import type { PersonMonth } from '@stundenbuch/domain/workflows/month/contract';
import { monthTexts } from '@stundenbuch/domain/workflows/month/messages';
import { isToConfirmAgain } from '@stundenbuch/domain/workflows/month/states';
import { useAlert } from '@stundenbuch/web/alerts';
import type { Failure } from '@stundenbuch/web/api';
import { Button, ButtonLink, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ForgottenOf } from '../punch/forgotten-of.tsx';
import { SheetDownload } from '../sheets/sheet-download.tsx';
import { BlockerList } from './blocker-list.tsx';
import { CheckButtons } from './check-buttons.tsx';
import { CheckedBy } from './checked-by.tsx';
import { useConfirmMonthMutation, usePersonMonthQuery } from './month.api.ts';
import { MonthDays } from './month-days.tsx';
import { MonthStateTag } from './month-state.tsx';
import { OwnCorrections } from './own-corrections.tsx';
import { Versions } from './versions.tsx';

const CorrectionForm = lazyPage(async () => (await import('./correction-form.tsx')).CorrectionForm);
const ReturnForm = lazyPage(async () => (await import('./return-form.tsx')).ReturnForm);
const ReopenForm = lazyPage(async () => (await import('./reopen-form.tsx')).ReopenForm);

interface Props {
  /** Not of a lead, who checks the month. */
  seesPapers: boolean;
  user: number;
  month: string;
  isOwn: boolean;
  canManage: boolean;
}

/** A month of a person: what it waits for, its days, and the sheets of it. */
export function OfPerson({ user, month, isOwn, canManage, seesPapers }: Props) {
  const { who } = useSession();
  const { data, error, refetch } = usePersonMonthQuery({ user, month });
  // From the row of a day: what should it be?
  const asked = useSearchParams()[0].get('correct');
  const [dialog, setDialog] = useState<'reopen' | 'correct' | 'return' | null>(
    isOwn && asked !== null ? 'correct' : null,
  );
  const actions = useRef<HTMLDivElement>(null);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={12} />;
  const name = isOwn ? '' : `${data.first_name} ${data.name}, `;
  return (
    <>
      <Panel title={`${name}${monthName(month)}`} actions={<MonthStateTag month={data} />}>
        <Next month={data} isOwn={isOwn} />
        <CheckedBy month={data} />
        <div className="sb-form-actions" ref={actions} tabIndex={-1}>
          {isOwn && !isUnrecorded(data) && (
            <Confirm month={data} onConfirmed={() => actions.current?.focus({ preventScroll: true })} />
          )}
          {isOwn && !isUnrecorded(data) && (
            <Button onClick={() => setDialog('correct')}>Korrektur beantragen</Button>
          )}
          {canManage && data.state === 'closed' && (
            <Button onClick={() => setDialog('reopen')}>Wieder öffnen</Button>
          )}
          <CheckButtons month={data} onReturn={() => setDialog('return')} />
          {seesPapers && (
            <>
              <SheetDownload
                month={month}
                person={data}
                label={`${data.state === 'closed' ? `Stundenzettel Version ${data.version}` : `${DRAFT} des Stundenzettels`} (PDF)`}
              />
              <ButtonLink icon="print" to={`/sheet?user=${user}&month=${month}`}>
                Druckansicht
              </ButtonLink>
              {allows(allowancePages['/allowances'], who) && (
                <ButtonLink to={`/allowances?user=${user}&month=${month}`}>Zuschläge und Zulagen</ButtonLink>
              )}
            </>
          )}
        </div>
        {!isOwn && data.stops.some(({ kind }) => kind === 'clock') && <ForgottenOf person={data} />}
        {data.stops.length > 0 && <BlockerList stops={data.stops} isOwn={isOwn} />}
      </Panel>
      <MonthDays sheet={data.sheet} />
      {data.versions.length > 0 && <Versions month={data} />}
      {isOwn && <OwnCorrections />}
      {dialog === 'return' && <ReturnForm month={data} onClose={() => setDialog(null)} />}
      {dialog === 'reopen' && <ReopenForm month={data} onClose={() => setDialog(null)} />}
      {dialog === 'correct' && <CorrectionForm month={data} day={asked} onClose={() => setDialog(null)} />}
    </>
  );
}

/** Before the person's days count there is nothing to confirm. */
const isUnrecorded = ({ state, sheet }: PersonMonth): boolean =>
  state === 'open' && sheet.rows.every(({ recorded }) => recorded === false);

/** What happens next, in a sentence. */
function Next({ month, isOwn }: { month: PersonMonth; isOwn: boolean }) {
  const { state, stops, reason, version } = month;
  if (isToConfirmAgain(month)) {
    return (
      <p>
        Der Monat wurde korrigiert{reason && `: „${reason}“`}.{' '}
        {isOwn ? 'Bitte bestätigen Sie ihn erneut.' : 'Die neue Bestätigung steht noch aus.'}
      </p>
    );
  }
  if (state === 'closed')
    return <p>Der Monat ist abgeschlossen. Änderungen gehen nur als beantragte Korrektur.</p>;
  if (isUnrecorded(month)) return <p>Dieser Monat wird nicht erfasst.</p>;
  if (state === 'confirmed') return <p>Der Monat ist bestätigt und wartet auf den Abschluss.</p>;
  return (
    <>
      {reason && (
        <p>
          Der Monat wurde {version > 0 ? 'wieder geöffnet' : 'zurückgegeben'}: „{reason}“.
        </p>
      )}
      {stops.length === 0 && isOwn && <p>Alle Tage sind eingetragen.</p>}
    </>
  );
}

function Confirm({ month, onConfirmed }: { month: PersonMonth; onConfirmed: () => void }) {
  const alert = useAlert();
  const onFailure = ({ message }: Failure) => alert(message, 'danger');
  const [confirm, { isLoading }] = useConfirmMonthMutation();
  if (month.state === 'confirmed' || (month.state === 'closed' && !isToConfirmAgain(month))) return null;
  return (
    <Button
      kind="primary"
      icon="check"
      busy={isLoading}
      onClick={() =>
        confirm({ month: month.month })
          .unwrap()
          .then(() => {
            alert(monthTexts.confirmed);
            onConfirmed();
          }, onFailure)
      }
    >
      Monat bestätigen
    </Button>
  );
}
