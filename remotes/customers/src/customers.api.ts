import type {
  AddressOfCustomer,
  Customer,
  CustomerChange,
  CustomerDetail,
  CustomerInput,
  CustomerNotes,
  StoredAddress,
} from '@stundenbuch/domain/sides/customers/contract';
import { customerTags } from '@stundenbuch/domain/sides/customers/tags';
import type { ProjectOfCustomer } from '@stundenbuch/domain/sides/projects/contract';
import { projectTags } from '@stundenbuch/domain/sides/projects/tags';
import { api, type Paged, type PageQuery, paged } from '@stundenbuch/web/api';

const customersApi = api
  .enhanceEndpoints({ addTagTypes: [...customerTags, ...projectTags] })
  .injectEndpoints({
    endpoints: (build) => ({
      customerPage: build.query<Paged<Customer>, PageQuery>({
        query: (params) => ({ url: '/customer', params }),
        transformResponse: (rows: Customer[], meta) => paged(rows, meta),
        providesTags: ['Customer', 'Address'],
      }),
      customer: build.query<CustomerDetail, string>({
        query: (id) => `/customer/${encodeURIComponent(id)}`,
        // A form starts from what is stored now, never from a cached record.
        keepUnusedDataFor: 0,
        providesTags: ['Customer', 'Address'],
      }),
      projectsOfCustomer: build.query<Paged<ProjectOfCustomer>, PageQuery & { customer: number }>({
        query: ({ customer, ...params }) => ({ url: `/project/customer/${customer}`, params }),
        transformResponse: (rows: ProjectOfCustomer[], meta) => paged(rows, meta),
        providesTags: ['Project'],
      }),
      createCustomer: build.mutation<CustomerDetail, CustomerInput>({
        query: (body) => ({ url: '/customer', method: 'POST', body }),
        invalidatesTags: (customer) => (customer ? ['Customer', 'Address'] : []),
      }),
      changeCustomer: build.mutation<CustomerDetail, CustomerChange & { id: number }>({
        query: ({ id, ...body }) => ({ url: `/customer/${id}`, method: 'PUT', body }),
        invalidatesTags: (customer) => (customer ? ['Customer', 'Address'] : []),
      }),
      changeCustomerNotes: build.mutation<CustomerDetail, CustomerNotes & { id: number }>({
        query: ({ id, ...body }) => ({ url: `/customer/notes/${id}`, method: 'PUT', body }),
        invalidatesTags: (customer) => (customer ? ['Customer'] : []),
      }),
      companyAddress: build.query<StoredAddress | null, void>({
        query: () => '/address',
        providesTags: ['Address', 'Company'],
      }),
      customerAddressPage: build.query<Paged<AddressOfCustomer>, PageQuery>({
        query: (params) => ({ url: '/address/company/customers', params }),
        transformResponse: (rows: AddressOfCustomer[], meta) => paged(rows, meta),
        providesTags: ['Address', 'Customer'],
      }),
    }),
  });

export const {
  useCustomerQuery,
  useCreateCustomerMutation,
  useChangeCustomerMutation,
  useChangeCustomerNotesMutation,
  useCompanyAddressQuery,
} = customersApi;
export const { customerPage, projectsOfCustomer, customerAddressPage } = customersApi.endpoints;
