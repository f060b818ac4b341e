import { type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { StaffingList } from './staffing-list.tsx';

async function add(answer: () => Response) {
  const screen = await renderPage(<StaffingList />, {
    person: { role: 'admin', features: ['decisions'] },
    calls: { 'GET /api/staffing': [], 'GET /api/company/jobs': [], 'POST /api/staffing': answer },
  });
  return () => screen.getByRole('button', { name: 'Mindestbesetzung anlegen' }).click();
}

export const staffingForms: readonly RefusedForm[] = [
  [
    add,
    {
      staffing_group: 'job',
      staffing_weekdays: 'weekdays',
      staffing_minimum: 'minimum',
      staffing_taken: 'weekdays',
    },
  ],
];
