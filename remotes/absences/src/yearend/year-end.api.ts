import { yearEndCalls } from '@stundenbuch/domain/workflows/yearend/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const yearEndApi = api.injectEndpoints({
  endpoints: (build) => ({
    yearEnds: query(build, yearEndCalls.yearEnds),
    yearEndPreview: query(build, yearEndCalls.preview, { keepUnusedDataFor: 0 }),
    yearEndFigure: query(build, yearEndCalls.figure, { keepUnusedDataFor: 0 }),
    applyYearEnd: mutation(build, yearEndCalls.apply),
    undoYearEnd: mutation(build, yearEndCalls.undo),
    ownNotices: query(build, yearEndCalls.ownNotices),
    readExpiryWarning: mutation(build, yearEndCalls.readNotice),
    dueNotices: query(build, yearEndCalls.dueNotices),
    noticePeople: query(build, yearEndCalls.notices),
    sendNotices: mutation(build, yearEndCalls.sendNotices),
    personExpiry: query(build, yearEndCalls.expiry),
    saveExpiry: mutation(build, yearEndCalls.changeExpiry),
  }),
});

export const {
  useYearEndsQuery,
  useYearEndPreviewQuery,
  useYearEndFigureQuery,
  useApplyYearEndMutation,
  useUndoYearEndMutation,
  useOwnNoticesQuery,
  useReadExpiryWarningMutation,
  useDueNoticesQuery,
  useNoticePeopleQuery,
  useSendNoticesMutation,
  usePersonExpiryQuery,
  useSaveExpiryMutation,
} = yearEndApi;
