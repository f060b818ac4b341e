import { MONTHS } from '@stundenbuch/domain/calendar/month-names';
import { useToday } from '@stundenbuch/web/clock';
import { Icon } from '@stundenbuch/web/kit';
import { useOverviewQuery } from './timesheet.api.ts';

/** Shown for anyone who was away at the end of the month, but not repeated every day. */
const SAID_UNTIL = 7;

const SAID = {
  missing: ['1 Tag fehlt und ist nicht mehr zu ändern', 'Tage fehlen und sind nicht mehr zu ändern'],
  faults: ['1 Tag mit Fehlern ist nicht mehr zu ändern', 'Tage mit Fehlern sind nicht mehr zu ändern'],
} as const;

/** Errors of the previous month that were never fixed: on the first they drop out of the lists. */
export function ClosedMonth({ kind }: { kind: keyof typeof SAID }) {
  const isSaid = Number(useToday().slice(8)) <= SAID_UNTIL;
  const { data } = useOverviewQuery(undefined, { skip: !isSaid });
  if (!isSaid || !data || data.closed[kind] === 0) return null;
  const { month, [kind]: count } = data.closed;
  const [one, many] = SAID[kind];
  return (
    <p className="ts-closed">
      <Icon name="warning" />
      {`${MONTHS[Number(month.slice(5, 7)) - 1]}: ${count === 1 ? one : `${count} ${many}`}.`}
    </p>
  );
}
