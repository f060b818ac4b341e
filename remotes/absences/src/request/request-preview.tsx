import { HALF_LABELS } from '@stundenbuch/domain/records/entries/halves';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { formatDifference, monthName } from '@stundenbuch/domain/time/format';
import { formatMinutes } from '@stundenbuch/domain/time/typed-time';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import type { Preview, YearChange } from '@stundenbuch/domain/workflows/requests/preview-contract';
import type { CorrectedPerson } from '@stundenbuch/web/form';
import { formatDay, formatNumber } from '@stundenbuch/web/format';
import { Icon } from '@stundenbuch/web/kit';
import { VacationFigure } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import type { ReactNode } from 'react';

const counted = (days: number) => (days === 1 ? '1 Tag' : `${formatNumber(days)} Tage`);

/** Below the dates: the days that the request creates and skips, and the vacation that remains. */
interface Props {
  preview: Preview;
  refusal: Refusal | null;
  /** For whom an admin or a lead enters the days, which needs no request. */
  person?: CorrectedPerson | undefined;
  /** Whether every refusal is shown, which also turns the button off. */
  saysWhy: boolean;
}

/** Already shown above. */
const SAID = ['absence_no_working_day', 'absence_all_taken'];

export function RequestPreview({ preview, refusal, person, saysWhy }: Props) {
  const { user } = useSession();
  const done = person ? 'eingetragen' : 'beantragt';
  const isShort = refusal?.code === 'vacation_insufficient';
  const isOff = saysWhy && refusal !== null && !isShort;
  const { half, away_minutes, skipped, holidays, years } = preview;
  const noons = isOff ? [] : preview.noons;
  const days = isOff ? [] : preview.days;
  const cost = isOff ? 0 : preview.cost;
  const halfOfOnly = half ?? (days.length === 1 ? noons[0]?.half : null);
  return (
    <output className="sb-box" aria-live="polite">
      <ul className="sb-stack">
        <Line icon={days.length > 0 ? 'absence' : 'warning'} tone={days.length > 0 ? undefined : 'bad'}>
          {days.length === 0 && `Kein Tag wird ${done}.`}
          {days.length === 1 &&
            (halfOfOnly
              ? `Ein halber Tag wird ${done}: ${formatDay(days[0])} (${HALF_LABELS[halfOfOnly]})`
              : `${away_minutes === null ? '1 Tag wird' : `${formatMinutes(away_minutes)} Stunden werden`} ${done}: ${formatDay(days[0])}`)}
          {days.length > 1 &&
            `${days.length} Tage werden ${done}: ${dayWithNoon(days[0], noons)} – ${dayWithNoon(days.at(-1), noons)}`}
        </Line>
        {cost < days.length && away_minutes === null && (
          <Line icon="info" tone="warn">
            {`${noons.length > 0 ? 'Halbe Tage' : 'Halbe Arbeitstage'} zählen halb: zusammen ${counted(cost)}.`}
          </Line>
        )}
        {holidays.length > 0 && (
          <Line icon="info" tone="warn">
            {`Nicht ${done}, weil arbeitsfrei: ${holidays.map(({ day, name }) => `${formatDay(day)} (${name})`).join(', ')}`}
          </Line>
        )}
        {skipped.length > 0 && (
          <Line icon="info" tone="warn">
            {`Nicht noch einmal ${done}, weil schon eine Abwesenheit eingetragen ist: ${skipped.map(formatDay).join(', ')}`}
          </Line>
        )}
        {(isOff ? [] : years).map((change) => (
          <Account
            key={change.year}
            {...change}
            person={person ? person.record : user}
            act={person ? 'Eintrag' : 'Antrag'}
          />
        ))}
        {(isOff ? [] : (preview.months ?? [])).map(({ month, before, after }) => (
          <Line key={month} icon="worktime">
            {`Differenz ${monthName(month)}: ${formatDifference(hoursOf(before))} → ${formatDifference(hoursOf(after))} h`}
          </Line>
        ))}
        {refusal && (isShort || (isOff && !SAID.includes(refusal.code))) && (
          <Line icon="error" tone="bad">
            {refusal.message}
          </Line>
        )}
      </ul>
    </output>
  );
}

/** '07.12.2026 ab mittags' */
function dayWithNoon(day: Day | undefined, noons: Preview['noons']): string {
  const half = noons.find((noon) => noon.day === day)?.half;
  return [formatDay(day), half && (half === 'second' ? 'ab mittags' : 'bis mittags')]
    .filter(Boolean)
    .join(' ');
}

interface AccountProps extends YearChange {
  person: CurrentUser | null;
  act: string;
}

function Account({ year, before, after, promised, overdrawn, person, act }: AccountProps) {
  return (
    <>
      <Line icon="calendar" tone={after < 0 ? 'bad' : undefined}>
        {`Urlaub ${year}: `}
        <Open year={year} days={before} user={person} />
        {` offen, nach diesem ${act} ${formatNumber(after)}`}
      </Line>
      {promised > 0 && (
        <Line icon="info" tone="warn">
          {`Davon ${promised === 1 ? 'ist' : 'sind'} ${counted(promised)} schon für ${year + 1} beantragt.`}
        </Line>
      )}
      {overdrawn > 0 && (
        <Line icon="warning" tone="warn">
          {`Urlaub Vorjahr überzieht den Vorjahresrest um ${counted(overdrawn)}.`}
        </Line>
      )}
    </>
  );
}

/** In a ledger the number opens its postings. */
function Open({ year, days, user }: { year: number; days: number; user: CurrentUser | null }) {
  const text = formatNumber(days);
  if (!user?.ledger || year < user.ledger.begins) return text;
  const asOf = year === user.nextYear.year - 1 ? undefined : `${year}-12-31`;
  return (
    <VacationFigure user={user.id} figure="open" asOf={asOf}>
      {text}
    </VacationFigure>
  );
}

interface LineProps {
  icon: 'absence' | 'calendar' | 'error' | 'info' | 'warning' | 'worktime';
  tone?: 'bad' | 'warn' | undefined;
  children: ReactNode;
}

function Line({ icon, tone, children }: LineProps) {
  return (
    <li className={tone ? `sb-line sb-${tone}` : 'sb-line'}>
      <Icon name={icon} />
      <span className="sb-grow">{children}</span>
    </li>
  );
}
