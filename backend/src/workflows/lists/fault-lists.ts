import type {
  DoubtfulDay,
  FaultyDay,
  FaultyDayOfPerson,
  MissingDay,
} from '@stundenbuch/domain/records/timesheet/contract';
import { formatFullDay, formatHours } from '@stundenbuch/domain/time/format';
import { listQuery } from '@stundenbuch/domain/wire/list-query';

const day = {
  value: (row: { day: string }) => row.day,
  shown: (row: { day: string }) => formatFullDay(row.day),
};

const hours = (of: 'zeitbuchungen' | 'projektbuchungen') => ({
  value: (row: FaultyDay) => row[of],
  shown: (row: FaultyDay) => formatHours(row[of]),
});

export const missingColumns = {
  day,
  working_day: { value: (row: MissingDay) => row.working_day, shown: () => '' },
};

export const faultColumns = {
  day,
  zeitbuchungen: hours('zeitbuchungen'),
  projektbuchungen: hours('projektbuchungen'),
};

export const companyFaultColumns = {
  ...faultColumns,
  name: {
    value: ({ name, first_name }: FaultyDayOfPerson) => `${name} ${first_name}`,
    shown: ({ name, first_name }: FaultyDayOfPerson) => `${first_name} ${name}`,
  },
};

const reason = { value: (row: Reason) => row.reason, shown: (row: Reason) => row.reason };
type Reason = Pick<DoubtfulDay, 'reason'>;

export const doubtColumns = { ...faultColumns, reason };
export const companyDoubtColumns = { ...companyFaultColumns, reason };

const queryOf = <Column extends string>(columns: Record<Column, unknown>) =>
  listQuery(Object.keys(columns) as Column[]);

export const missingQuery = queryOf(missingColumns);
export const faultQuery = queryOf(faultColumns);
export const companyFaultQuery = queryOf(companyFaultColumns);
export const doubtQuery = queryOf(doubtColumns);
export const companyDoubtQuery = queryOf(companyDoubtColumns);
