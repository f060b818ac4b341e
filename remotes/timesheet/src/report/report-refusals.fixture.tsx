import { type Provocations, renderPage } from '@stundenbuch/web/testing';
import { ReportPage } from './report-page.tsx';

const DEFINITION = 'of=bookings&rows=person&measures=hours&period=year&chart=none';
const view = { id: 3, name: 'Je Person', shared: false, definition: DEFINITION };

const open = (calls: object) =>
  renderPage(<ReportPage />, {
    path: `/bericht?${DEFINITION}`,
    person: { role: 'admin', features: ['reports'] },
    calls: {
      'GET /api/timesheet/report/2026-01-01/2026-12-31': { cells: [], todays_job: false, names: [] },
      'GET /api/report/view': [],
      ...calls,
    },
  });

async function save(button: string, calls: object) {
  const screen = await open(calls);
  await screen.getByRole('button', { name: button }).click();
  await screen.getByLabelText('Name').fill('Stunden');
  await screen.getByRole('button', { name: 'Speichern', exact: true }).click();
}

export const reportRefusals: Provocations = {
  report_too_large: (refused) => open({ 'GET /api/timesheet/report/2026-01-01/2026-12-31': refused() }),
  view_limit: (refused) => save('Ansicht speichern', { 'POST /api/report/view': refused() }),
  view_name: (refused) =>
    save('Ansicht bearbeiten', { 'GET /api/report/view': [view], 'PUT /api/report/view/3': refused('name') }),
};
