export const VERSION = 'v1.3.4';
