export const FEED_KINDS = ['own', 'team'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];
