export const clockTags = ['Clock', 'Pin', 'Terminal'] as const;
