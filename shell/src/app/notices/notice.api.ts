import { noticeCalls } from '@stundenbuch/domain/sides/notices/calls';
import { api, mutation, page, query } from '@stundenbuch/web/api';

export const noticeApi = api.injectEndpoints({
  endpoints: (build) => ({
    notices: page(build, noticeCalls.list),
    noticeCount: query(build, noticeCalls.count),
    readNotice: mutation(build, noticeCalls.read),
    readNotices: mutation(build, noticeCalls.readAll),
    noticeChoices: query(build, noticeCalls.choices),
    chooseNotice: mutation(build, noticeCalls.choose),
  }),
});
