import { MONTHS } from '@stundenbuch/domain/calendar/month-names';
import { useToday } from '@stundenbuch/web/clock';
import { Icon } from '@stundenbuch/web/kit';
import { useOverviewQuery } from './timesheet.api.ts';

/** Whoever was away when the month ended finds it here; later nobody needs to hear it every day. */
const SAID_UNTIL = 7;

const SAID = {
  missing: ['1 Tag fehlt und ist nicht mehr zu ändern', 'Tage fehlen und sind nicht mehr zu ändern'],
  faults: ['1 Tag mit Fehlern ist nicht mehr zu ändern', 'Tage mit Fehlern sind nicht mehr zu ändern'],
} as const;

/** What of the month before was never put right: it falls out of the lists on the first. */
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
