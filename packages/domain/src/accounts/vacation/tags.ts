/** What the vacation ledgers of people are remembered under in the browser, until a change invalidates them. */
export const ledgerTags = ['Ledger', 'Closing', 'ExpiryWarning'] as const;
