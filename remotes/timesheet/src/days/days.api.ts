import { dayCalls } from '@stundenbuch/domain/workflows/day/calls';
import { api, query, undoable } from '@stundenbuch/web/api';

const daysApi = api.injectEndpoints({
  endpoints: (build) => ({
    days: query(build, dayCalls.days),
    applyToDay: undoable(build, dayCalls.applyToDay),
    repeatWeek: undoable(build, dayCalls.repeatWeek),
  }),
});

export const { useDaysQuery, useLazyDaysQuery, useApplyToDayMutation, useRepeatWeekMutation } = daysApi;
