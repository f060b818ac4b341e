/** What the settings of the features are remembered under in the browser, until a change invalidates them. */
export const featureTags = ['Settings'] as const;
