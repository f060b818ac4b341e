import { dayCalls } from '@stundenbuch/domain/workflows/day/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const daysApi = api.injectEndpoints({
  endpoints: (build) => ({
    days: query(build, dayCalls.days),
    applyToDay: mutation(build, dayCalls.applyToDay),
    repeatWeek: mutation(build, dayCalls.repeatWeek),
  }),
});

export const { useDaysQuery, useApplyToDayMutation, useRepeatWeekMutation } = daysApi;
