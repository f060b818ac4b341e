import type { WireContract } from '@stundenbuch/domain/day/contracts/contract';
import { CONTRACT } from '@stundenbuch/domain/day/contracts/timeline';
import { formatMinutes } from '@stundenbuch/domain/time/typed-time';
import type { Column } from '@stundenbuch/web/data';
import { formatDay } from '@stundenbuch/web/format';

const DAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

export const fromText = ({ valid_from }: Pick<WireContract, 'valid_from'>): string =>
  valid_from === CONTRACT.beginning ? 'Beginn' : formatDay(valid_from);

/** 'Mo–Fr 8:00' where neighbours are equal, 'Mo 9:00, Di–Do 8:00' where they are not. */
export function weekText(minutes: readonly number[]): string {
  const parts: { from: number; to: number; minutes: number }[] = [];
  for (const [i, value] of minutes.entries()) {
    const last = parts.at(-1);
    if (value === 0) continue;
    if (last && last.to === i - 1 && last.minutes === value) last.to = i;
    else parts.push({ from: i, to: i, minutes: value });
  }
  const days = ({ from, to }: { from: number; to: number }) =>
    from === to ? DAYS[from] : `${DAYS[from]}–${DAYS[to]}`;
  return parts.map((part) => `${days(part)} ${formatMinutes(part.minutes)}`).join(', ');
}

/** A time line, the newest row first. On the phone each line says what it is: a bare '8:00' could be anything. */
export const contractColumns: Column<WireContract>[] = [
  {
    key: 'valid_from',
    title: 'Gültig ab',
    value: (row) => row.valid_from,
    render: (row) => fromText(row),
  },
  {
    key: 'last',
    title: 'Bis',
    value: (row) => row.last,
    render: (row) => (row.last ? formatDay(row.last) : 'offen'),
  },
  {
    key: 'weeklyhours',
    title: 'Wochenstunden',
    value: (row) => row.weeklyhours,
    kind: 'number',
  },
  {
    key: 'minutes',
    title: 'Stunden Mo–So',
    value: (row) => weekText(row.minutes),
    sortable: false,
  },
  { key: 'vacation', title: 'Urlaub', value: (row) => row.vacation, kind: 'number' },
  { key: 'place', title: 'Ort', value: (row) => row.place ?? 'Betrieb' },
  {
    key: 'note',
    title: 'Notiz',
    sortable: false,
    value: (row) => row.note,
    neededBy: ({ note }) => Boolean(note),
  },
];
