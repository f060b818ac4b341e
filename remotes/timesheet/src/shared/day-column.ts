import type { Day } from '@stundenbuch/domain/time/day';
import { formatShortDay } from '@stundenbuch/domain/time/format';
import type { Column } from '@stundenbuch/web/data';

/** Of what was on the days of a month, in their order. */
export const dayColumn = <Row extends { day: Day }>(): Column<Row> => ({
  key: 'day',
  title: 'Tag',
  kind: 'date',
  sortable: false,
  card: 'title',
  value: ({ day }) => day,
  render: ({ day }) => formatShortDay(day),
});
