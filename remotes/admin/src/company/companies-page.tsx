import type { Company } from '@stundenbuch/domain/sides/people/company-contract';
import type { Column } from '@stundenbuch/web/data';
import { moduleNames } from '../settings/module-names.ts';
import { useCompaniesQuery } from '../shared/admin.api.ts';
import { NameList } from './name-list.tsx';

const columns: Column<Company>[] = [
  { key: 'id', title: 'ID', kind: 'number', value: ({ id }) => id },
  { key: 'name', title: 'Name', value: ({ name }) => name, card: 'title' },
  {
    key: 'employee_count',
    title: 'Mitarbeiter',
    kind: 'number',
    value: (company) => company.employee_count,
  },
  {
    key: 'permission',
    title: 'Rechte',
    value: ({ permission }) => moduleNames(permission) || 'keine',
    card: 'text',
  },
];

/** /company: all companies, for global admins. */
export function CompaniesPage() {
  return (
    <NameList
      id="companies"
      title="Unternehmen verwalten"
      add={{ path: '/manage-company', label: 'Unternehmen anlegen' }}
      edit={(company) => ({ path: `/edit-company?id=${company.id}`, label: `${company.name} bearbeiten` })}
      columns={columns}
      query={useCompaniesQuery()}
      empty="Noch keine Unternehmen angelegt."
      summary={(companies) => ({
        name: 'Summe',
        employee_count: companies.reduce((sum, { employee_count }) => sum + employee_count, 0),
      })}
    />
  );
}
