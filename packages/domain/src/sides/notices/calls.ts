import { call } from '../../access/call.ts';
import { noticeAccess } from './access.ts';
import type { NoticeChoice, NoticeChoices, WireNotice } from './contract.ts';

export const noticeCalls = {
  list: call<WireNotice[]>()('GET notice', noticeAccess.list, { reads: ['Notice'] }),
  count: call<{ unread: number }>()('GET notice/count', noticeAccess.count, { reads: ['Notice'] }),
  read: call<{ read: number }>()('PUT notice/:id/read', noticeAccess.read, {
    longId: true,
    changes: ['Notice'],
  }),
  readAll: call<{ read: number }>()('PUT notice/read', noticeAccess.readAll, { changes: ['Notice'] }),
  choices: call<NoticeChoices>()('GET notice/settings', noticeAccess.settings, {
    reads: ['NoticeSettings', 'Team'],
  }),
  choose: call<NoticeChoices, NoticeChoice>()('PUT notice/settings', noticeAccess.choose, {
    changes: ['NoticeSettings'],
  }),
};
