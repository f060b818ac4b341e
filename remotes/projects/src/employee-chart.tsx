import type { ProjectEmployees } from '@stundenbuch/domain/projects/contract';
import { BarChart } from '@stundenbuch/web/chart';
import { inHours } from './project-sums.ts';

export function EmployeeChart({ employees }: Pick<ProjectEmployees, 'employees'>) {
  return (
    <BarChart
      label="Stunden je Mitarbeiter"
      columns={{ name: 'Mitarbeiter', value: 'Stunden' }}
      bars={employees.map(({ user, first_name, name, hours }) => ({
        key: user,
        name: `${first_name} ${name}`,
        value: hours,
      }))}
      format={inHours}
    />
  );
}
