/** After so many refusals for good nothing more is sent to an address, until the operator releases it. */
export const REFUSALS = 3;
