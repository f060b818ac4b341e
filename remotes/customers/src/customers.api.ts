import { analysisCalls } from '@stundenbuch/domain/accounts/analysis/calls';
import { customerCalls } from '@stundenbuch/domain/sides/customers/calls';
import { projectCalls } from '@stundenbuch/domain/sides/projects/calls';
import { api, mutation, page, query } from '@stundenbuch/web/api';

const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    customerPage: page(build, customerCalls.list),
    // A form starts from what is stored now, never from a cached record.
    customer: query(build, customerCalls.one, { keepUnusedDataFor: 0 }),
    projectsOfCustomer: page(build, projectCalls.ofCustomer),
    hoursOfCustomer: query(build, analysisCalls.groups),
    createCustomer: mutation(build, customerCalls.create),
    changeCustomer: mutation(build, customerCalls.change),
    changeCustomerNotes: mutation(build, customerCalls.changeNotes),
    companyAddress: query(build, customerCalls.addressOfCompany),
    customerAddressPage: page(build, customerCalls.addressesOfCustomers),
  }),
});

export const {
  useCustomerQuery,
  useHoursOfCustomerQuery,
  useCreateCustomerMutation,
  useChangeCustomerMutation,
  useChangeCustomerNotesMutation,
  useCompanyAddressQuery,
} = customersApi;
export const { customerPage, projectsOfCustomer, customerAddressPage } = customersApi.endpoints;
