import type { ClosingPerson } from '@stundenbuch/domain/ledger/closing-contract';
import type { Column } from '@stundenbuch/web/data';
import { formatNumber } from '@stundenbuch/web/format';
import { Checkbox } from '@stundenbuch/web/kit';
import { nameOf } from './names.ts';

export const FIGURES = ['entitlement', 'taken', 'rest', 'carried', 'expires'] as const;
type Figure = (typeof FIGURES)[number];

const TITLES: Record<Figure, string> = {
  entitlement: 'Anspruch',
  taken: 'Genommen',
  rest: 'Rest',
  carried: 'Übertrag',
  expires: 'Verfällt',
};

export interface Choices {
  expire: ReadonlySet<number>;
  carry: ReadonlySet<number>;
}

/** What nobody knows is no zero. */
const formatFigure = (days: number | null) => (days === null ? '–' : formatNumber(days));

type Choose = (kind: keyof Choices, user: number, chosen: boolean) => void;

/** The preview as the ticks leave it: what somebody decides is seen before it is applied. */
export function chosenLine(person: ClosingPerson, { expire, carry }: Choices): ClosingPerson {
  const expires = person.expires + (expire.has(person.user) ? person.undecided : 0);
  const carried = person.carried - (carry.has(person.user) ? person.deficit : 0);
  return { ...person, expires, carried };
}

export function closingColumns(choices: Choices, choose: Choose | null): Column<ClosingPerson>[] {
  const figure = (key: Figure): Column<ClosingPerson> => ({
    key,
    title: TITLES[key],
    value: (person) => chosenLine(person, choices)[key],
    kind: 'number',
    render: (person) => formatFigure(chosenLine(person, choices)[key]),
  });
  return [
    { key: 'name', title: 'Mitarbeiter', value: nameOf, card: 'title' },
    ...FIGURES.map(figure),
    { key: 'proof', title: 'Nachweis', value: ({ proof }) => proof },
    {
      key: 'note',
      title: 'Besonderheit',
      value: ({ note }) => note,
      card: 'text',
      render: (person) => <Note person={person} choices={choices} choose={choose} />,
    },
  ];
}

interface NoteProps {
  person: ClosingPerson;
  choices: Choices;
  choose: Choose | null;
}

/** What is special, and the decision that only the admin makes: unticked until then. */
function Note({ person, choices, choose }: NoteProps) {
  const { user, note, undecided, deficit, decided } = person;
  const tick = (kind: keyof Choices, text: string) => (
    <Checkbox
      checked={choices[kind].has(user)}
      aria-label={`${nameOf(person)}: ${text}`}
      onChange={(event) => choose?.(kind, user, event.target.checked)}
    >
      {text}
    </Checkbox>
  );
  return (
    <div className="ab-closing-note">
      {note && <span>{note}</span>}
      {choose && undecided > 0 && tick('expire', `${formatNumber(undecided)} ohne Hinweis verfallen lassen`)}
      {choose && deficit > 0 && !decided.carry && tick('carry', 'Minus ins neue Jahr übertragen')}
    </div>
  );
}
