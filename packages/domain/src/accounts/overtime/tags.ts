/** What the time accounts are remembered under in the browser, until a change invalidates them. */
export const overtimeTags = ['Overtime'] as const;
