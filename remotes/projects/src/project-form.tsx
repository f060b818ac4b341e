import { NEW_ONE } from '@stundenbuch/domain/sides/people/contract';
import { PROJECT, type ProjectDetail } from '@stundenbuch/domain/sides/projects/contract';
import { projectStatusOptions } from '@stundenbuch/domain/sides/projects/status';
import { addDays } from '@stundenbuch/domain/time/day';
import { NEVER_ENTERED } from '@stundenbuch/domain/time/format';
import { DateField } from '@stundenbuch/web/data';
import { Form, useCreateAndReturn } from '@stundenbuch/web/form';
import { FormActions, SelectField, TextArea, TextField } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { CustomerSelect } from './customer-select.tsx';
import { useProjectCategoriesQuery } from './projects.api.ts';
import { type OpenRate, RateDialog } from './rate-dialog.tsx';
import { CollectedRates, StoredRates } from './rates-field.tsx';
import { useProjectForm } from './use-project-form.ts';

const FIRST_DAY = addDays(NEVER_ENTERED, 1);

export function ProjectForm({ project }: { project: ProjectDetail | null }) {
  const { form, withCustomer } = useProjectForm(project);
  const { leaveFor } = useCreateAndReturn(form);
  const [rate, setRate] = useState<OpenRate | null>(null);
  const { rates } = form.values;
  const category = form.field('category');
  return (
    <>
      <Form form={form} label="Projekt" actions={<FormActions busy={form.busy} />}>
        <TextField label="Projektname" required {...form.field('project_name')} />
        <div className="sb-form-row">
          <TextField label="Interne ID" maxLength={PROJECT.internalIdMax} {...form.field('internal_id')} />
          <SelectField label="Status" options={projectStatusOptions} {...form.field('status')} />
        </div>
        {withCustomer && <CustomerSelect {...form.field('customer')} />}
        <SelectField
          label="Kategorie"
          {...category}
          options={useCategories()}
          onChange={(chosen) => (chosen === NEW_ONE ? leaveFor('/new-category') : category.onChange(chosen))}
        />
        <div className="sb-form-row">
          <DateField label="Beginn" min={FIRST_DAY} {...form.field('start_date')} />
          <DateField label="Ende" min={FIRST_DAY} {...form.field('end_date')} />
        </div>
        <TextArea label="Notizen" rows={5} maxLength={PROJECT.notesMax} {...form.field('notes')} />
        {project ? (
          <StoredRates project={project.id} onOpen={setRate} />
        ) : (
          <CollectedRates rates={rates} onChange={(next) => form.set({ rates: next })} onOpen={setRate} />
        )}
      </Form>
      {rate && <RateDialog rate={rate} onClose={() => setRate(null)} />}
    </>
  );
}

function useCategories() {
  const { data: categories = [] } = useProjectCategoriesQuery();
  return [
    { value: 0, label: 'Keine' },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
    { value: NEW_ONE as number, label: 'Neue Kategorie anlegen …' },
  ];
}
