import { decisionCalls } from '@stundenbuch/domain/workflows/decisions/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const staffingApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffing: query(build, decisionCalls.staffing),
    addStaffing: mutation(build, decisionCalls.addStaffing),
    changeStaffing: mutation(build, decisionCalls.changeStaffing),
    deleteStaffing: mutation(build, decisionCalls.deleteStaffing),
  }),
});

export const {
  useStaffingQuery,
  useAddStaffingMutation,
  useChangeStaffingMutation,
  useDeleteStaffingMutation,
} = staffingApi;
