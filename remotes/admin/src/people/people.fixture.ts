import type { Worker } from '../shared/admin.api.ts';

const base: Worker = {
  id: 8,
  first_name: 'Paula',
  name: 'Neumann',
  email: 'paula+neu@beispiel.de',
  job: 10_001,
  job_title: 'Polier',
  company: 1,
  active: 1,
  weeklyhours: 38.5,
  vacation: 30,
  vacation_lastyear: 5,
  first_day: '2021-03-01',
  worker_since: '2021-03-01',
  working_days: '1111000',
  personnelNumber: '0815',
  role: 1,
  setAdmin: 0,
  plannedVacation: 3,
  usedVacation: 20,
  version: 4,
  vacation_lastyear_provisional: false,
  usedVacationLastYear: 2,
  openVacation: 10,
  nextYear: { year: 2027, requested: 5, available: 40 },
  lastYearEntered: { days: 5, enteredIn: 2026 },
};

export const worker = (fields: Partial<Worker> = {}): Worker => ({ ...base, ...fields });

export const jobs = [
  { id: 10_001, job_title: 'Polier' },
  { id: 10_002, job_title: 'Zimmerin' },
];
