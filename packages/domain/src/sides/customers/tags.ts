/** Cache tags of the lists and sums of this noun; a change invalidates them. */
export const customerTags = ['Customer', 'Address'] as const;
