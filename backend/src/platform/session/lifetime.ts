export const LIFETIME_DAYS = 7;
