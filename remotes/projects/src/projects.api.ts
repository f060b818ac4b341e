import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { timesheetTags } from '@stundenbuch/domain/records/timesheet/tags';
import type { Customer } from '@stundenbuch/domain/sides/customers/contract';
import { customerTags } from '@stundenbuch/domain/sides/customers/tags';
import type { Category, Job } from '@stundenbuch/domain/sides/people/contract';
import { adminTags } from '@stundenbuch/domain/sides/people/tags';
import type {
  HourlyRate,
  NewRate,
  Project,
  ProjectChange,
  ProjectDetail,
  ProjectEmployees,
  ProjectInput,
  RateInput,
} from '@stundenbuch/domain/sides/projects/contract';
import { projectTags } from '@stundenbuch/domain/sides/projects/tags';
import { api, type Paged, type PageQuery, paged } from '@stundenbuch/web/api';

export interface ProjectQuery extends PageQuery {
  status: number;
}

interface OfProject extends PageQuery {
  project: number;
}

const projectsApi = api
  .enhanceEndpoints({ addTagTypes: [...adminTags, ...customerTags, ...projectTags, ...timesheetTags] })
  .injectEndpoints({
    endpoints: (build) => ({
      projectPage: build.query<Paged<Project>, ProjectQuery>({
        query: (params) => ({ url: '/project', params }),
        transformResponse: (rows: Project[], meta) => paged(rows, meta),
        providesTags: ['Project', 'Customer', 'Category'],
      }),
      project: build.query<ProjectDetail, string>({
        query: (id) => `/project/id/${encodeURIComponent(id)}`,
        // A form starts from what is stored now, never from a cached record.
        keepUnusedDataFor: 0,
        providesTags: ['Project', 'Customer', 'Category', 'Address'],
      }),
      projectBookings: build.query<Paged<Entry>, OfProject>({
        query: ({ project, ...params }) => ({ url: `/timesheet/project/${project}`, params }),
        transformResponse: (rows: Entry[], meta) => paged(rows, meta),
        providesTags: ['Booking', 'User'],
      }),
      projectEmployees: build.query<ProjectEmployees, number>({
        query: (project) => `/project/employees/${project}`,
        providesTags: ['Booking', 'User'],
      }),
      projectRatePage: build.query<Paged<HourlyRate>, OfProject>({
        query: ({ project, ...params }) => ({ url: `/project/hourlyrate/${project}`, params }),
        transformResponse: (rows: HourlyRate[], meta) => paged(rows, meta),
        providesTags: ['HourlyRate', 'Job'],
      }),
      projectRates: build.query<HourlyRate[], number>({
        query: (project) => `/project/hourlyrate/${project}`,
        providesTags: ['HourlyRate', 'Job'],
      }),
      projectCustomers: build.query<Customer[], void>({
        query: () => '/customer',
        providesTags: ['Customer'],
      }),
      projectCategories: build.query<Category[], void>({
        query: () => '/category',
        providesTags: ['Category'],
      }),
      projectJobs: build.query<Job[], void>({ query: () => '/company/jobs', providesTags: ['Job'] }),
      createProject: build.mutation<ProjectDetail, Partial<ProjectInput> & { rates: NewRate[] }>({
        query: (body) => ({ url: '/project', method: 'POST', body }),
        invalidatesTags: (project) => (project ? ['Project', 'HourlyRate'] : []),
      }),
      changeProject: build.mutation<ProjectDetail, ProjectChange & { id: number }>({
        query: ({ id, ...body }) => ({ url: `/project/${id}`, method: 'PUT', body }),
        invalidatesTags: (project) => (project ? ['Project'] : []),
      }),
      createRate: build.mutation<HourlyRate, RateInput>({
        query: (body) => ({ url: '/project/hourlyrate', method: 'POST', body }),
        invalidatesTags: (rate) => (rate ? ['HourlyRate'] : []),
      }),
      changeRate: build.mutation<HourlyRate, NewRate & { id: number }>({
        query: ({ id, ...body }) => ({ url: `/project/hourlyrate/${id}`, method: 'PUT', body }),
        invalidatesTags: (rate) => (rate ? ['HourlyRate'] : []),
      }),
    }),
  });

export const {
  useProjectQuery,
  useProjectEmployeesQuery,
  useProjectRatesQuery,
  useProjectCustomersQuery,
  useProjectCategoriesQuery,
  useProjectJobsQuery,
  useCreateProjectMutation,
  useChangeProjectMutation,
  useCreateRateMutation,
  useChangeRateMutation,
} = projectsApi;
export const { projectPage, projectBookings, projectRatePage } = projectsApi.endpoints;
