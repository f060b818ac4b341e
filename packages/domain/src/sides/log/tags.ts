/** What lists and sums of this noun are remembered under in the browser, until a change invalidates them. */
export const auditTags = ['Change'] as const;
