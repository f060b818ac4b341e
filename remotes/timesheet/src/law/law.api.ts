import { lawCalls } from '@stundenbuch/domain/accounts/lawguide/calls';
import { api, query } from '@stundenbuch/web/api';

const lawApi = api.injectEndpoints({
  endpoints: (build) => ({
    lawPreview: query(build, lawCalls.preview),
    lawOfCompany: query(build, lawCalls.ofCompany),
  }),
});

export const { useLawPreviewQuery, useLawOfCompanyQuery } = lawApi;
