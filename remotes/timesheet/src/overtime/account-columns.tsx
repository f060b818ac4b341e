import type { WireAccountDay } from '@stundenbuch/domain/accounts/overtime/contract';
import { reasonWords } from '@stundenbuch/domain/accounts/overtime/reasons';
import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import { creditedOf } from '@stundenbuch/domain/accounts/sheets/counted';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import type { Column } from '@stundenbuch/web/data';
import { formatDay, formatHours, formatShortDay } from '@stundenbuch/web/format';
import { WhyButton } from '@stundenbuch/web/kit';
import { AccountHours } from '../shared/account-hours.tsx';

const FIGURES = {
  target: { title: 'Soll', of: ({ target }: WireAccountDay) => target },
  worked: { title: 'Ist', of: ({ worked }: WireAccountDay) => worked },
  credited: { title: 'Angerechnet', of: creditedOf },
  difference: { title: 'Differenz', of: ({ difference }: WireAccountDay) => difference },
  balance: { title: 'Saldo', of: ({ balance }: WireAccountDay) => balance },
} as const;

type Figure = keyof typeof FIGURES;

/** What a day that does not count yet leaves open, and one before the person's days count at all. */
const isOpen = ({ counts, recorded }: WireAccountDay, figure: Figure) =>
  recorded === false ? figure !== 'balance' : !counts && figure !== 'target';

const reasonOf = (day: WireAccountDay): string => {
  if (day.recorded === false) return 'wird nicht erfasst';
  const words = reasonWords(day.reasons, day);
  return day.counts ? words : [words, 'zählt noch nicht'].filter(Boolean).join(', ');
};

/** Every number is a button that opens what it is made of; what absences credit is a column where some do. */
export function accountColumns(
  days: readonly WireAccountDay[],
  onOpen: (day: WireAccountDay) => void,
): Column<WireAccountDay>[] {
  const figures = (Object.keys(FIGURES) as Figure[]).filter(
    (figure) => figure !== 'credited' || days.some(creditedOf),
  );
  const column = (key: Figure): Column<WireAccountDay> => ({
    key,
    title: FIGURES[key].title,
    kind: 'hours',
    sortable: false,
    value: (day) => (isOpen(day, key) ? null : hoursOf(FIGURES[key].of(day))),
    render: (day) => (
      <WhyButton
        label={`${FIGURES[key].title} ${amountOf(day, key)} am ${formatDay(day.day)}: Warum diese Zahl?`}
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
      render: ({ day }) => formatShortDay(day),
      card: 'title',
    },
    ...figures.map(column),
    { key: 'reason', title: 'Grund', sortable: false, value: reasonOf, card: 'text' },
  ];
}

const isSigned = (figure: Figure) => figure === 'difference' || figure === 'balance';

function amountOf(day: WireAccountDay, figure: Figure): string {
  if (isOpen(day, figure)) return '–';
  const minutes = FIGURES[figure].of(day);
  return isSigned(figure) ? signedHours(minutes) : formatHours(hoursOf(minutes));
}

function Amount({ day, figure }: { day: WireAccountDay; figure: Figure }) {
  const hasTone = isSigned(figure) && !isOpen(day, figure);
  return hasTone ? <AccountHours minutes={FIGURES[figure].of(day)} /> : amountOf(day, figure);
}
