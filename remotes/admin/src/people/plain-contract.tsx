import { WORKER } from '@stundenbuch/domain/sides/people/contract';
import { DateField } from '@stundenbuch/web/data';
import type { FormState } from '@stundenbuch/web/form';
import { DecimalField } from '@stundenbuch/web/kit';
import type { ReactNode } from 'react';
import { WorkingDaysField } from '../shared/working-days-field.tsx';
import type { WorkerValues } from './worker-values.ts';

const { since } = WORKER;

/** Hours and days of somebody as they are now, without a time line. Part of the form that calls it: its fields are the form's. */
export const plainContract = (field: FormState<WorkerValues>['field'], start: ReactNode) => (
  <>
    {start}
    <div className="sb-form-row">
      <DecimalField {...field('weeklyhours')} label="Wochenstunden" hint="leer oder 0 zählt als 40" />
      {!start && <DateField {...field('worker_since')} label="Im Unternehmen seit" {...since} />}
    </div>
    <WorkingDaysField {...field('working_days')} />
  </>
);
