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
  list: call<Project[], undefined, { status?: number }>()('GET project', projectAccess.list, {
    title: 'Projects of the company',
    reads: ['Project', 'Customer', 'Category'],
  }),
  active: call<Project[]>()('GET project/active', projectAccess.active, {
    title: 'Projects that accept bookings',
    reads: ['Project', 'Customer', 'Category'],
  }),
  one: call<ProjectDetail>()('GET project/id/:id', projectAccess.one, {
    title: 'One project with the address of its customer',
    reads: ['Project', 'Customer', 'Category', 'Address'],
  }),
  ofCustomer: call<ProjectOfCustomer[]>()('GET project/customer/:customerId', projectAccess.ofCustomer, {
    title: 'Projects of a customer',
    reads: ['Project', 'Customer'],
  }),
  employees: call<ProjectEmployees>()('GET project/employees/:projectId', projectAccess.employees, {
    title: 'Hours per employee, highest first',
    reads: ['Booking', 'User', 'Project'],
  }),
  create: call<ProjectDetail, Partial<ProjectInput> & { rates: NewRate[] }>()(
    'POST project',
    projectAccess.create,
    { title: 'Create a project, with its hourly rates', changes: ['Project', 'HourlyRate'] },
  ),
  change: call<ProjectDetail, ProjectChange>()('PUT project/:id', projectAccess.change, {
    title: 'Change a project',
    changes: ['Project'],
  }),
  rates: call<HourlyRate[]>()('GET project/hourlyrate/:projectId', projectAccess.rates, {
    title: 'Hourly rates of a project',
    reads: ['HourlyRate', 'Job'],
  }),
  createRate: call<HourlyRate, RateInput>()('POST project/hourlyrate', projectAccess.createRate, {
    title: 'Create an hourly rate',
    changes: ['HourlyRate'],
  }),
  changeRate: call<HourlyRate, NewRate>()('PUT project/hourlyrate/:id', projectAccess.changeRate, {
    title: 'Change an hourly rate',
    changes: ['HourlyRate'],
  }),
};
