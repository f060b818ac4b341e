/**
 * What an absence does to the day: it credits what the day owes (`neutral`), it credits nothing and the day goes on owing it
 * (`lowering`), or the day owes nothing (`zero_target`).
 */
export const CREDITS = ['neutral', 'lowering', 'zero_target'] as const;
export type Credit = (typeof CREDITS)[number];

export const CREDIT_WORDS = {
  neutral: 'Der Tag gilt als gearbeitet',
  lowering: 'Der Tag geht vom Stundenkonto ab',
  zero_target: 'Der Tag hat kein Soll',
} as const;
