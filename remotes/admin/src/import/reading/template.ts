import { ROLE_WORDS } from '@stundenbuch/domain/access/access';
import { HALF_LABELS } from '@stundenbuch/domain/records/entries/halves';
import { columnsOfImport, type ImportColumn } from '@stundenbuch/domain/workflows/imports/columns';
import type { ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import { IMPORT_KIND_WORDS } from '@stundenbuch/domain/workflows/imports/words';
import type { Sheet } from '@stundenbuch/web/export';

/** Names that the company has, by the column that takes one of them. */
export type Lists = Readonly<Record<string, readonly string[]>>;

const LISTS = 'Listen';
const FIXED: Lists = { role: Object.values(ROLE_WORDS), half: Object.values(HALF_LABELS) };

/** A workbook to fill in: the columns of what is on, what each of them is, and what can be chosen (IMP-07). */
export function templateOf(kind: ImportKind, features: readonly string[], lists: Lists): Sheet[] {
  const columns = columnsOfImport(kind, features);
  const chosen = columns
    .map((column) => ({ ...column, names: (FIXED[column.key] ?? lists[column.key] ?? []).map(String) }))
    .filter(({ names }) => names.length > 0);
  const choicesOf = (key: string) => {
    const at = chosen.findIndex((column) => column.key === key);
    if (at < 0) return undefined;
    const letter = String.fromCharCode('A'.charCodeAt(0) + at);
    return `${LISTS}!$${letter}$2:$${letter}$${(chosen[at]?.names.length ?? 0) + 1}`;
  };
  const longest = Math.max(0, ...chosen.map(({ names }) => names.length));
  return [
    {
      name: IMPORT_KIND_WORDS[kind],
      columns: columns.map(({ header, key }) => ({
        title: header,
        value: () => null,
        choices: choicesOf(key),
      })),
      rows: [],
    },
    {
      name: 'Erklärung',
      columns: [
        { title: 'Spalte', value: ({ header }: ImportColumn) => header },
        { title: 'Nötig', value: ({ isNeeded }: ImportColumn) => (isNeeded ? 'ja' : '') },
        { title: 'Bedeutung', value: ({ meaning }: ImportColumn) => meaning },
        { title: 'Beispiel', value: ({ example }: ImportColumn) => example },
      ],
      rows: columns,
    },
    ...(chosen.length > 0
      ? [
          {
            name: LISTS,
            columns: chosen.map(({ header, names }) => ({
              title: header,
              value: (line: number) => names[line],
            })),
            rows: Array.from({ length: longest }, (_, line) => line),
          },
        ]
      : []),
  ];
}
