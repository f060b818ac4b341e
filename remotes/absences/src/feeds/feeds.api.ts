import { feedCalls } from '@stundenbuch/domain/workflows/feeds/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

export const { useFeedsQuery, useMakeFeedMutation, useRevokeFeedMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    feeds: query(build, feedCalls.feeds),
    makeFeed: mutation(build, feedCalls.makeFeed),
    revokeFeed: mutation(build, feedCalls.revokeFeed),
  }),
});
