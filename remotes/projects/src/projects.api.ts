import { budgetCalls } from '@stundenbuch/domain/accounts/budgets/calls';
import { timesheetCalls } from '@stundenbuch/domain/records/timesheet/calls';
import { customerCalls } from '@stundenbuch/domain/sides/customers/calls';
import { adminCalls } from '@stundenbuch/domain/sides/people/calls';
import { projectCalls } from '@stundenbuch/domain/sides/projects/calls';
import { api, mutation, page, query } from '@stundenbuch/web/api';

// A form starts from what is stored now, never from a cached record.
const FRESH = { keepUnusedDataFor: 0 };

const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectPage: page(build, projectCalls.list),
    project: query(build, projectCalls.one, FRESH),
    projectBookings: page(build, timesheetCalls.ofProject),
    projectEmployees: query(build, projectCalls.employees),
    projectRatePage: page(build, projectCalls.rates),
    projectRates: query(build, projectCalls.rates),
    projectBudget: query(build, budgetCalls.budget),
    changeBudget: mutation(build, budgetCalls.changeBudget),
    projectCustomers: query(build, customerCalls.list),
    projectCategories: query(build, adminCalls.categories),
    projectJobs: query(build, adminCalls.jobs),
    createProject: mutation(build, projectCalls.create),
    changeProject: mutation(build, projectCalls.change),
    createRate: mutation(build, projectCalls.createRate),
    changeRate: mutation(build, projectCalls.changeRate),
  }),
});

export const {
  useProjectQuery,
  useProjectEmployeesQuery,
  useProjectRatesQuery,
  useProjectBudgetQuery,
  useChangeBudgetMutation,
  useProjectCustomersQuery,
  useProjectCategoriesQuery,
  useProjectJobsQuery,
  useCreateProjectMutation,
  useChangeProjectMutation,
  useCreateRateMutation,
  useChangeRateMutation,
} = projectsApi;
export const { projectPage, projectBookings, projectRatePage } = projectsApi.endpoints;
