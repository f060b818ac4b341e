import type { AnalysisGroup, AnalysisRow } from '@stundenbuch/domain/accounts/analysis/contract';
import { MARGIN_WORDS, type Margin, marginOf } from '@stundenbuch/domain/accounts/money/margin';
import { monthName } from '@stundenbuch/domain/time/format';
import type { Column } from '@stundenbuch/web/data';
import { formatWholeEuro } from '@stundenbuch/web/format';
import { NAMELESS } from './paths.ts';
import { marginWord, percentWord, Verdict } from './verdict.tsx';

export const GROUP_WORDS: Readonly<Record<AnalysisGroup, string>> = {
  month: 'Monat',
  person: 'Mitarbeiter',
  job: 'Arbeitsplatz',
  customer: 'Kunde',
};

export const nameOfRow = (by: AnalysisGroup, { key, name }: AnalysisRow): string =>
  by === 'month' ? monthName(key) : (name ?? NAMELESS[by]);

export const nameColumn = (by: AnalysisGroup): Column<AnalysisRow> => ({
  key: 'name',
  title: GROUP_WORDS[by],
  // Months are sorted as days are, not by their names.
  value: (row) => (by === 'month' ? row.key : nameOfRow(by, row)),
  render: (row) => nameOfRow(by, row),
  card: 'title',
});

/** Sums in whole euro; the file has the cents. */
export const money = (
  key: string,
  title: string,
  value: (row: AnalysisRow) => number | null,
): Column<AnalysisRow> => ({
  key,
  title,
  kind: 'number',
  value,
  render: (row) => {
    const sum = value(row);
    return sum === null ? '–' : formatWholeEuro(sum);
  },
});

const marginOfRow = ({ revenue, cost }: AnalysisRow): Margin | null =>
  cost === null ? null : marginOf(revenue, cost);

export const groupColumns = (by: AnalysisGroup): Column<AnalysisRow>[] => [
  nameColumn(by),
  { key: 'hours', title: 'Stunden', kind: 'hours', value: ({ hours }) => hours, card: 'amount' },
  {
    key: 'internal',
    title: 'Dazu intern',
    kind: 'hours',
    value: ({ internal_hours }) => internal_hours,
    neededBy: ({ internal_hours }) => internal_hours > 0,
  },
  {
    key: 'unpriced',
    title: 'Ohne Satz',
    kind: 'hours',
    value: ({ unpriced }) => unpriced,
    neededBy: ({ unpriced }) => unpriced > 0,
  },
  money('revenue', 'Erlös', ({ revenue }) => revenue),
  money('cost', 'Kosten', ({ cost }) => cost),
  {
    ...money('margin', 'Marge', (row) => marginOfRow(row)?.margin ?? null),
    render: (row) => marginWord(marginOfRow(row)),
  },
  {
    key: 'percent',
    title: 'Marge in %',
    kind: 'number',
    value: (row) => marginOfRow(row)?.percent ?? null,
    render: (row) => {
      const margin = marginOfRow(row);
      return margin ? percentWord(margin) : '';
    },
  },
  {
    key: 'word',
    title: 'Urteil',
    value: (row) => {
      const word = marginOfRow(row)?.word;
      return word ? MARGIN_WORDS[word] : '';
    },
    render: (row) => <Verdict margin={marginOfRow(row)} />,
    card: 'plain',
  },
];
