export const clockTags = ['Clock'] as const;
