/** Cache tags of the lists and sums of this noun; a change invalidates them. */
export const absenceTags = ['Absence'] as const;
