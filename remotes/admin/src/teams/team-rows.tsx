import type { Member } from '@stundenbuch/domain/day/teams/contract';
import { formatDay } from '@stundenbuch/domain/time/format';
import { useToday } from '@stundenbuch/web/clock';
import type { Column } from '@stundenbuch/web/data';
import { SearchSelect } from '@stundenbuch/web/data';
import type { FieldProps } from '@stundenbuch/web/form';
import { useWorkersQuery } from '../shared/admin.api.ts';

/** A membership, a lead or a deputy. */
type Row = Pick<Member, 'first_name' | 'name' | 'from' | 'to'>;

export const nameOf = ({ first_name, name }: Pick<Row, 'first_name' | 'name'>) => `${first_name} ${name}`;

/** Columns that members and leads have in common. */
export const personColumn: Column<Row> = {
  key: 'name',
  title: 'Name',
  value: ({ name, first_name }) => `${name} ${first_name}`,
  render: nameOf,
  card: 'title',
};
export const periodColumns: Column<Row>[] = [
  {
    key: 'from',
    title: 'Ab',
    kind: 'date',
    value: ({ from }) => from,
    render: ({ from }) => formatDay(from),
    card: 'plain',
  },
  {
    key: 'to',
    title: 'Letzter Tag',
    kind: 'date',
    value: ({ to }) => to,
    render: ({ to }) => (to ? formatDay(to) : 'offen'),
    card: 'until',
  },
];

/** Whether a row can still be ended: what is over stays as it was. */
export function useIsOver(): (row: Row) => boolean {
  const today = useToday();
  return ({ to }) => to !== null && to < today;
}

/** Active people of the company, but for those who only look. */
export function PersonSelect({
  field,
  readers = false,
}: {
  field: FieldProps<number | null>;
  readers?: boolean;
}) {
  const { data = [] } = useWorkersQuery();
  const options = data
    .filter(({ active, role }) => active === 1 && (readers || role !== 4))
    .map((worker) => ({ value: worker.id, label: nameOf(worker) }));
  return <SearchSelect {...field} label="Person" required options={options} />;
}
