import type { WireAccountDay } from '@stundenbuch/domain/overtime/contract';
import { reasonWords } from '@stundenbuch/domain/overtime/reasons';
import { signedHours } from '@stundenbuch/domain/overtime/words';
import { hoursOf } from '@stundenbuch/domain/timesheet/working-hours';
import type { Column } from '@stundenbuch/web/data';
import { formatDay, formatDayMonth, formatHours, weekdayName } from '@stundenbuch/web/format';
import { WhyButton } from '@stundenbuch/web/kit';
import { AccountHours } from './account-hours.tsx';

const FIGURES = {
  target: 'Soll',
  credited: 'Ist',
  difference: 'Differenz',
  balance: 'Saldo',
} as const;

type Figure = keyof typeof FIGURES;

/** What a day that does not count yet leaves open. */
const isOpen = ({ counts }: WireAccountDay, figure: Figure) => !counts && figure !== 'target';

const reasonOf = (day: WireAccountDay): string => {
  const words = reasonWords(day.reasons, day);
  return day.counts ? words : [words, 'zählt noch nicht'].filter(Boolean).join(', ');
};

/** Every number is a button that opens what it is made of. */
export function accountColumns(onOpen: (day: WireAccountDay) => void): Column<WireAccountDay>[] {
  const column = (key: Figure): Column<WireAccountDay> => ({
    key,
    title: FIGURES[key],
    kind: 'hours',
    sortable: false,
    value: (day) => (isOpen(day, key) ? null : hoursOf(day[key])),
    render: (day) => (
      <WhyButton
        label={`${FIGURES[key]} ${amountOf(day, key)} am ${formatDay(day.day)}: Warum diese Zahl?`}
        onClick={() => onOpen(day)}
      >
        <Amount day={day} figure={key} />
      </WhyButton>
    ),
    ...(key === 'difference' && { card: 'amount' as const }),
  });
  return [
    {
      key: 'day',
      title: 'Tag',
      kind: 'date',
      sortable: false,
      value: ({ day }) => day,
      render: ({ day }) => `${weekdayName(day)}, ${formatDayMonth(day)}`,
      card: 'title',
    },
    ...(Object.keys(FIGURES) as Figure[]).map(column),
    { key: 'reason', title: 'Grund', sortable: false, value: reasonOf, card: 'text' },
  ];
}

const isSigned = (figure: Figure) => figure === 'difference' || figure === 'balance';

function amountOf(day: WireAccountDay, figure: Figure): string {
  if (isOpen(day, figure)) return '–';
  return isSigned(figure) ? signedHours(day[figure]) : formatHours(hoursOf(day[figure]));
}

function Amount({ day, figure }: { day: WireAccountDay; figure: Figure }) {
  const hasTone = isSigned(figure) && !isOpen(day, figure);
  return hasTone ? <AccountHours minutes={day[figure]} /> : amountOf(day, figure);
}
