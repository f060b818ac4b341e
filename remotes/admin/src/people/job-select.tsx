import { NEW_ONE } from '@stundenbuch/domain/sides/people/contract';
import { SelectField } from '@stundenbuch/web/kit';
import { useJobListQuery } from '../shared/admin.api.ts';

interface Props {
  id: string;
  name: string;
  value: number | null;
  onChange: (value: number) => void;
  error?: string | undefined;
  disabled: boolean;
  /** Called for the last option, 'create a new one'. */
  onNew: () => void;
}

export function JobSelect({ onNew, onChange, ...field }: Props) {
  const { data: jobs = [] } = useJobListQuery();
  const options = jobs.map(({ id, job_title }) => ({ value: id, label: job_title }));
  return (
    <SelectField
      {...field}
      label="Arbeitsplatz"
      required
      placeholder="Bitte wählen"
      options={[...options, { value: NEW_ONE, label: 'Neuen Arbeitsplatz anlegen …' }]}
      onChange={(job) => (job === NEW_ONE ? onNew() : onChange(job))}
    />
  );
}
