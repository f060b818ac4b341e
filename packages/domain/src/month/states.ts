/** Without zod: the browser has it, too. */
export const MONTH_STATES = ['open', 'confirmed', 'closed'] as const;
export type MonthState = (typeof MONTH_STATES)[number];

export const MONTH_STATE_WORDS: Readonly<Record<MonthState, string>> = {
  open: 'offen',
  confirmed: 'bestätigt',
  closed: 'abgeschlossen',
};

export const WISH_STATES = ['open', 'accepted', 'declined'] as const;
export type WishState = (typeof WISH_STATES)[number];

export const WISH_STATE_WORDS: Readonly<Record<WishState, string>> = {
  open: 'offen',
  accepted: 'angenommen',
  declined: 'abgelehnt',
};
