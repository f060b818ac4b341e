import type { ProjectEmployees } from '@stundenbuch/domain/sides/projects/contract';
import { BarChart } from '@stundenbuch/web/chart';
import { useMemo } from 'react';
import { inHours } from './project-sums.ts';

const COLUMNS = { name: 'Mitarbeiter', value: 'Stunden' };

export function EmployeeChart({ employees }: Pick<ProjectEmployees, 'employees'>) {
  const bars = useMemo(
    () =>
      employees.map(({ user, first_name, name, hours }) => ({
        key: user,
        name: `${first_name} ${name}`,
        value: hours,
      })),
    [employees],
  );
  return <BarChart label="Stunden je Mitarbeiter" columns={COLUMNS} bars={bars} format={inHours} />;
}
