import { importCalls } from '@stundenbuch/domain/workflows/imports/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    imports: query(build, importCalls.imports),
    oneImport: query(build, importCalls.import),
    beginImport: mutation(build, importCalls.beginImport),
    importRows: mutation(build, importCalls.importRows),
    finishImport: mutation(build, importCalls.finishImport),
    undoImport: mutation(build, importCalls.undoImport),
  }),
});

export const {
  useImportsQuery,
  useOneImportQuery,
  useBeginImportMutation,
  useImportRowsMutation,
  useFinishImportMutation,
  useUndoImportMutation,
} = importsApi;
