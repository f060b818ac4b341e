import { call } from '../../access/call.ts';
import { feedAccess } from './access.ts';
import type { Feed, FeedInput, MadeFeed } from './contract.ts';

const changes = ['Feed'] as const;

export const feedCalls = {
  feeds: call<Feed[]>()('GET calendar/feed', feedAccess.list, { reads: ['Feed'] }),
  makeFeed: call<MadeFeed, FeedInput>()('POST calendar/feed', feedAccess.make, { changes }),
  revokeFeed: call<{ id: number }>()('DELETE calendar/feed/:id', feedAccess.revoke, { changes }),
};
