import { HALF_LABELS } from '@stundenbuch/domain/absences/halves';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { formatDay, formatNumber } from '@stundenbuch/web/format';
import { Icon } from '@stundenbuch/web/kit';
import { VacationFigure } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import type { ReactNode } from 'react';
import type { Preview, YearChange } from './preview.ts';
import './account.css';

const counted = (days: number) => (days === 1 ? '1 Tag' : `${formatNumber(days)} Tage`);

/** Below the dates: the days that the request creates and skips, and the vacation that remains. */
export function RequestPreview({ preview, refusal }: { preview: Preview; refusal: Refusal | null }) {
  const { days, half, cost, skipped, holidays, years } = preview;
  return (
    <output className="ab-preview" aria-live="polite">
      <ul>
        <Line icon={days.length > 0 ? 'absence' : 'warning'} tone={days.length > 0 ? undefined : 'wrong'}>
          {days.length === 0 && 'Kein Tag wird beantragt.'}
          {days.length === 1 &&
            (half
              ? `Ein halber Tag wird beantragt: ${formatDay(days[0])} (${HALF_LABELS[half]})`
              : `1 Tag wird beantragt: ${formatDay(days[0])}`)}
          {days.length > 1 &&
            `${days.length} Tage werden beantragt: ${formatDay(days[0])} – ${formatDay(days.at(-1))}`}
        </Line>
        {cost < days.length && (
          <Line icon="info" tone="hint">
            {`Halbe Arbeitstage zählen halb: zusammen ${counted(cost)}.`}
          </Line>
        )}
        {holidays.length > 0 && (
          <Line icon="info" tone="hint">
            {`Nicht beantragt, weil arbeitsfrei: ${holidays.map(({ day, name }) => `${formatDay(day)} (${name})`).join(', ')}`}
          </Line>
        )}
        {skipped.length > 0 && (
          <Line icon="info" tone="hint">
            {`Nicht noch einmal beantragt, weil schon eine Abwesenheit eingetragen ist: ${skipped.map(formatDay).join(', ')}`}
          </Line>
        )}
        {years.map((change) => (
          <Account key={change.year} {...change} />
        ))}
        {refusal?.code === 'vacation_insufficient' && (
          <Line icon="error" tone="wrong">
            {refusal.message}
          </Line>
        )}
      </ul>
    </output>
  );
}

function Account({ year, before, after, promised, overdrawn }: YearChange) {
  return (
    <>
      <Line icon="calendar" tone={after < 0 ? 'wrong' : undefined}>
        {`Urlaub ${year}: `}
        <Open year={year} days={before} />
        {` offen, nach diesem Antrag ${formatNumber(after)}`}
      </Line>
      {promised > 0 && (
        <Line icon="info" tone="hint">
          {`Davon ${promised === 1 ? 'ist' : 'sind'} ${counted(promised)} schon für ${year + 1} beantragt.`}
        </Line>
      )}
      {overdrawn > 0 && (
        <Line icon="warning" tone="hint">
          {`Urlaub Vorjahr überzieht den Vorjahresrest um ${counted(overdrawn)}.`}
        </Line>
      )}
    </>
  );
}

/** In a ledger the number opens its postings. */
function Open({ year, days }: { year: number; days: number }) {
  const { user } = useSession();
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
  icon: 'absence' | 'calendar' | 'error' | 'info' | 'warning';
  tone?: 'wrong' | 'hint' | undefined;
  children: ReactNode;
}

function Line({ icon, tone, children }: LineProps) {
  return (
    <li className={tone && `ab-preview-${tone}`}>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
