import type { CompanyDetail } from '@stundenbuch/domain/sides/people/company-contract';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useCompanyRecordQuery } from '../shared/admin.api.ts';
import { CompanyForm } from './company-form.tsx';
import { CompanyPeople } from './company-people.tsx';

/** /edit-company?id: a company's name, modules, address and people. */
export function EditCompanyPage() {
  const id = useSearchParams()[0].get('id');
  return id ? <Loaded key={id} id={id} /> : <Navigate to="/403" replace />;
}

function Loaded({ id }: { id: string }) {
  const { data: company, error, refetch } = useCompanyRecordQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title="Unternehmen bearbeiten">
        {company && `${company.name} (ID ${company.id})`}
      </PageHeader>
      {error && !company && <LoadFailure error={error} onRetry={refetch} />}
      {!company && !error && <Skeleton lines={8} />}
      {company && <Parts company={company} />}
    </>
  );
}

/** Of a company that nobody is in yet, the people come first: what is missing is its admin. */
function Parts({ company }: { company: CompanyDetail }) {
  const [isNew] = useState(company.employee_count === 0);
  const [saved, setSaved] = useState<CompanyDetail | null>(null);
  const people = <CompanyPeople key="people" company={company} saved={saved} />;
  return (
    <>
      {isNew && people}
      <Panel title="Name, Module und Anschrift">
        <CompanyForm key={company.version} company={company} onSaved={setSaved} />
      </Panel>
      {!isNew && people}
    </>
  );
}
