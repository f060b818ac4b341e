import { allows } from '@stundenbuch/domain/access/access';
import { officeParts } from '@stundenbuch/domain/day/office/access';
import { MONTHS } from '@stundenbuch/domain/time/format';
import { useToday } from '@stundenbuch/web/clock';
import { Icon } from '@stundenbuch/web/kit';
import { useOpenMonths, useSession } from '@stundenbuch/web/session';
import { useOverviewQuery } from './timesheet.api.ts';

/** Shown for anyone who was away at the end of the month, but not repeated every day. */
const SHOWN_UNTIL = 7;

const WORDS = {
  missing: ['1 Tag fehlt und ist', 'Tage fehlen und sind'],
  faults: ['1 Tag mit Fehlern ist', 'Tage mit Fehlern sind'],
} as const;

/** Errors of the previous month that were never fixed: once it is closed they drop out of the lists. */
export function LastMonth({ kind }: { kind: keyof typeof WORDS }) {
  const { who } = useSession();
  const months = useOpenMonths();
  const isShown = Number(useToday().slice(8)) <= SHOWN_UNTIL + (months?.grace ?? 0);
  // Who closes months or has an office corrects days that are past.
  const isCorrected = months !== undefined || allows(officeParts.notified, who);
  const { data } = useOverviewQuery(undefined, { skip: !isShown });
  if (!isShown || !data || data.closed[kind] === 0) return null;
  const { month, [kind]: count } = data.closed;
  const [one, many] = WORDS[kind];
  return (
    <p className="sb-line sb-warn">
      <Icon name="warning" />
      {`${MONTHS[Number(month.slice(5, 7)) - 1]}: ${count === 1 ? one : `${count} ${many}`} ${
        isCorrected ? 'nur noch als Korrektur zu ändern' : 'nicht mehr zu ändern'
      }.`}
    </p>
  );
}
