import type { Job } from '@stundenbuch/domain/sides/people/contract';
import type { Column } from '@stundenbuch/web/data';
import { useJobListQuery } from '../shared/admin.api.ts';
import { NameList } from './name-list.tsx';

const columns: Column<Job>[] = [
  { key: 'job_title', title: 'Bezeichnung', value: ({ job_title }) => job_title, card: 'title' },
];

/** /myjobs */
export function JobsPage() {
  return (
    <NameList
      id="jobs"
      title="Arbeitsplätze"
      add={{ path: '/new-job', label: 'Arbeitsplatz anlegen' }}
      edit={(job) => ({ path: `/manage-job?id=${job.id}`, label: `${job.job_title} bearbeiten` })}
      columns={columns}
      query={useJobListQuery()}
      empty="Noch keine Arbeitsplätze angelegt."
    />
  );
}
