import type { NoticeChoice, NoticeChoices, WireNotice } from '@stundenbuch/domain/sides/notices/contract';
import { api, type Paged, type PageQuery, paged } from '@stundenbuch/web/api';

export const noticeApi = api.injectEndpoints({
  endpoints: (build) => ({
    notices: build.query<Paged<WireNotice>, PageQuery>({
      query: ({ page, size }) => `/notice?page=${page}&size=${size}`,
      transformResponse: paged,
      providesTags: ['Notice'],
    }),
    noticeCount: build.query<{ unread: number }, void>({
      query: () => '/notice/count',
      providesTags: ['Notice'],
    }),
    readNotice: build.mutation<{ read: number }, number>({
      query: (id) => ({ url: `/notice/${id}/read`, method: 'PUT' }),
      invalidatesTags: ['Notice'],
    }),
    readNotices: build.mutation<{ read: number }, void>({
      query: () => ({ url: '/notice/read', method: 'PUT' }),
      invalidatesTags: ['Notice'],
    }),
    noticeChoices: build.query<NoticeChoices, void>({
      query: () => '/notice/settings',
      providesTags: ['NoticeSettings'],
    }),
    chooseNotice: build.mutation<NoticeChoices, NoticeChoice>({
      query: (body) => ({ url: '/notice/settings', method: 'PUT', body }),
      invalidatesTags: ['NoticeSettings'],
    }),
  }),
});
