import { call } from '../../access/call.ts';
import { projectAccess } from './access.ts';
import type {
  HourlyRate,
  NewRate,
  Project,
  ProjectChange,
  ProjectDetail,
  ProjectEmployees,
  ProjectInput,
  ProjectOfCustomer,
  RateInput,
} from './contract.ts';

export const projectCalls = {
  list: call<Project[], undefined, { status?: number; archived?: '0' }>()('GET project', projectAccess.list, {
    reads: ['Project', 'Customer', 'Category'],
  }),
  active: call<Project[]>()('GET project/active', projectAccess.active, {
    reads: ['Project', 'Customer', 'Category'],
  }),
  one: call<ProjectDetail>()('GET project/id/:id', projectAccess.one, {
    reads: ['Project', 'Customer', 'Category', 'Address'],
  }),
  ofCustomer: call<ProjectOfCustomer[]>()('GET project/customer/:customerId', projectAccess.ofCustomer, {
    reads: ['Project', 'Customer'],
  }),
  employees: call<ProjectEmployees>()('GET project/employees/:projectId', projectAccess.employees, {
    reads: ['Booking', 'User', 'Project'],
  }),
  create: call<ProjectDetail, Partial<ProjectInput> & { rates: NewRate[] }>()(
    'POST project',
    projectAccess.create,
    { changes: ['Project', 'HourlyRate'] },
  ),
  change: call<ProjectDetail, ProjectChange>()('PUT project/:id', projectAccess.change, {
    changes: ['Project'],
  }),
  rates: call<HourlyRate[], undefined, { all?: '1' }>()(
    'GET project/hourlyrate/:projectId',
    projectAccess.rates,
    {
      reads: ['HourlyRate', 'Job'],
    },
  ),
  createRate: call<HourlyRate, RateInput>()('POST project/hourlyrate', projectAccess.createRate, {
    changes: ['HourlyRate'],
  }),
  changeRate: call<HourlyRate, NewRate>()('PUT project/hourlyrate/:id', projectAccess.changeRate, {
    changes: ['HourlyRate'],
  }),
};
