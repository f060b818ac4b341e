/** Cache tags of the lists and sums of this noun; a change invalidates them. */
export const projectTags = ['Project', 'HourlyRate'] as const;
