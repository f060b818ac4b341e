import type { YearEndPerson } from '@stundenbuch/domain/workflows/yearend/contract';
import { YEAR_END_FIGURES, type YearEndFigureName } from '@stundenbuch/domain/workflows/yearend/figures';
import type { Column } from '@stundenbuch/web/data';
import { formatNumber } from '@stundenbuch/web/format';
import { Checkbox, WhyButton } from '@stundenbuch/web/kit';
import { nameOf } from '../shared/names.ts';

export const YEAR_END_TITLES: Record<YearEndFigureName, string> = {
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

type Choose = (kind: keyof Choices, user: number, chosen: boolean) => void;

/** The preview as the ticks leave it: what somebody decides is seen before it is applied. */
export function chosenLine(person: YearEndPerson, { expire, carry }: Choices): YearEndPerson {
  const expires = person.expires + (expire.has(person.user) ? person.undecided : 0);
  const carried = person.carried - (carry.has(person.user) ? person.deficit : 0);
  return { ...person, expires, carried };
}

export interface Why {
  person: YearEndPerson;
  figure: YearEndFigureName;
}

/** Every number is a button that opens the postings that it is the sum of. */
export function yearEndColumns(
  choices: Choices,
  choose: Choose | null,
  onWhy: (why: Why) => void,
): Column<YearEndPerson>[] {
  const figure = (key: YearEndFigureName): Column<YearEndPerson> => ({
    key,
    title: YEAR_END_TITLES[key],
    value: (person) => chosenLine(person, choices)[key],
    kind: 'number',
    render: (person) => {
      const days = chosenLine(person, choices)[key];
      // Unknown is not zero.
      if (days === null) return '–';
      return (
        <WhyButton
          label={`${nameOf(person)}: ${YEAR_END_TITLES[key]} ${formatNumber(days)}, warum diese Zahl?`}
          onClick={() => onWhy({ person, figure: key })}
        >
          {formatNumber(days)}
        </WhyButton>
      );
    },
  });
  return [
    { key: 'name', title: 'Mitarbeiter', value: nameOf, card: 'title' },
    ...YEAR_END_FIGURES.map(figure),
    {
      key: 'proof',
      title: 'Nachweis',
      value: ({ proof }) => proof,
      neededBy: ({ proof }) => Boolean(proof),
    },
    {
      key: 'note',
      title: 'Besonderheit',
      value: ({ note }) => note,
      card: 'text',
      neededBy: (person) => Boolean(person.note) || (choose !== null && asksFor(person)),
      render: (person) => <Note person={person} choices={choices} choose={choose} />,
    },
  ];
}

const asksFor = ({ undecided, deficit, decided }: YearEndPerson): boolean =>
  undecided > 0 || (deficit > 0 && !decided.carry);

interface NoteProps {
  person: YearEndPerson;
  choices: Choices;
  choose: Choose | null;
}

/** What is special, and the decision that only the admin makes: unticked until then. */
function Note({ person, choices, choose }: NoteProps) {
  const { user, note, undecided, deficit, decided } = person;
  const asks = choose !== null && asksFor(person);
  const tick = (kind: keyof Choices, text: string) => (
    <Checkbox
      checked={choices[kind].has(user)}
      aria-label={`${nameOf(person)}: ${text}`}
      onChange={(event) => choose?.(kind, user, event.target.checked)}
    >
      {text}
    </Checkbox>
  );
  // A card shows no empty line.
  if (!note && !asks) return null;
  return (
    <div className="sb-stack">
      {note && <span>{note}</span>}
      {choose && undecided > 0 && tick('expire', `${formatNumber(undecided)} ohne Hinweis verfallen lassen`)}
      {choose && deficit > 0 && !decided.carry && tick('carry', 'Minus ins neue Jahr übertragen')}
    </div>
  );
}
