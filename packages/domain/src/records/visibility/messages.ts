import type { Sentences } from '../../wire/refusal.ts';

export const visibilitySentences = {
  matrix_betrays: { status: 400, message: 'So verrät „abwesend“ die Krankheit.' },
} as const satisfies Sentences;
