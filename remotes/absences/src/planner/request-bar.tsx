import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { offeredAbsences } from '@stundenbuch/domain/workflows/requests/request';
import { useToday } from '@stundenbuch/web/clock';
import { formatFullDay, formatShortDay } from '@stundenbuch/web/format';
import { Button, ButtonLink, FormMessage, LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { usePhone } from '@stundenbuch/web/theme';
import { useEffect, useRef } from 'react';
import { KindField, useKindChoice } from '../kinds/kind-choice.tsx';
import { isRefused, LivePreview, useSaysWhy } from '../request/live-preview.tsx';
import { NoonFields, PartFields, useParts } from '../request/part-fields.tsx';
import { halfOf, isSingleDay, minutesOf, noonsOf } from '../request/parts.ts';
import { StaffingNote } from '../request/staffing-note.tsx';
import { useOwnFacts } from '../request/use-own-facts.ts';
import { useRequestForm } from '../request/use-request-form.ts';
import type { Days } from './use-selection.ts';
import './request-bar.css';

interface Props {
  days: Days;
  onClose: () => void;
}

/** At the foot of the calendar, which hides nobody: what was chosen above is asked for here, by the rules of the form. */
export function RequestBar({ days, onClose }: Props) {
  const { known, error, retry } = useOwnFacts();
  const bar = useRef<HTMLElement>(null);
  const isPhone = usePhone();
  useEffect(() => {
    // On the phone it lies over the page: what was tapped stays in sight above it.
    const inSight = isPhone ? bar.current?.parentElement : bar.current;
    inSight?.scrollIntoView({ block: isPhone ? 'start' : 'nearest' });
  }, [isPhone]);
  return (
    <section ref={bar} className="ab-request-bar" aria-label="Abwesenheit beantragen">
      {known && <BarForm {...known} days={days} onClose={onClose} />}
      {!known && (error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton lines={2} />)}
    </section>
  );
}

type Known = NonNullable<ReturnType<typeof useOwnFacts>['known']>;

function BarForm({ facts, hoursOf, days, onClose }: Props & Known) {
  const today = useToday();
  const { user } = useSession();
  const saysWhy = useSaysWhy();
  const types = offeredAbsences(facts, today);
  const { kinds, ...choice } = useKindChoice(undefined);
  const { form, typed, refusal } = useRequestForm({
    facts,
    hoursOf,
    start: { project: types.includes(TYPE.vacation) ? TYPE.vacation : null },
    chosen: { day: days.from, end: days.to },
    choice,
    saysWhy,
    saved: onClose,
  });
  const parts = useParts(choice.of(typed.kind_id));
  return (
    <form noValidate onSubmit={form.submit} aria-label="Abwesenheit" aria-busy={form.busy}>
      <p aria-live="polite">
        <strong>{user && `${user.first_name} ${user.name}`}</strong>
        <span>{days.from === days.to ? formatFullDay(days.from) : wordsOf(days)}</span>
        {days.isOpen && <small>Der nächste Tag, den Sie antippen, ist der letzte.</small>}
      </p>
      <KindField
        field={form.field('project')}
        value={typed}
        types={types}
        kinds={kinds}
        onChange={form.set}
      />
      {parts.length > 0 && isSingleDay(typed) && (
        <PartFields half={form.field('half')} hours={form.field('away_minutes')} parts={parts} />
      )}
      <NoonFields typed={typed} from={form.field('from_noon')} to={form.field('to_noon')} />
      <div className="ab-bar-says">
        <LivePreview typed={typed} refusal={refusal} facts={facts} saysWhy={saysWhy} />
        <StaffingNote typed={typed} />
        <FormMessage message={form.message} />
      </div>
      <div className="sb-line ab-bar-actions">
        <Button kind="quiet" disabled={form.busy} onClick={onClose}>
          Abbrechen
        </Button>
        <ButtonLink to={`/manage-absence?${asAddress(typed)}`}>Mehr Angaben</ButtonLink>
        <Button kind="primary" type="submit" busy={form.busy} disabled={saysWhy && isRefused(refusal)}>
          Beantragen
        </Button>
      </div>
    </form>
  );
}

/** 'Do, 26.11. – Fr, 27.11.2026' */
const wordsOf = ({ from, to }: Days): string => `${formatShortDay(from)} – ${formatFullDay(to)}`;

/** For the form that has more fields. */
function asAddress(typed: ReturnType<typeof useRequestForm>['typed']): URLSearchParams {
  const { day, end, project, kind_id } = typed;
  const half = halfOf(typed);
  const hours = minutesOf(typed) === null ? '' : typed.away_minutes;
  const { from_noon, to_noon } = noonsOf(typed);
  const address = new URLSearchParams({
    from: day ?? '',
    to: end ?? '',
    ...(project !== null && { type: String(project) }),
    ...(kind_id !== null && { kind: String(kind_id) }),
    ...(half && { half }),
    ...(hours && { hours }),
  });
  if (from_noon) address.append('noon', 'from');
  if (to_noon) address.append('noon', 'to');
  return address;
}
