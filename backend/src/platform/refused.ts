import type { Refusal } from '@stundenbuch/domain/wire/refusal';

/** Carries a refusal from anywhere to the filter that answers it. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    /** Seconds until a retry makes sense. */
    readonly retryAfter?: number,
  ) {
    super(refusal.code);
  }
}

export const OUTAGE: Refusal = {
  status: 503,
  code: 'unavailable',
  message: 'Der Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
};

export function refuseIf(refusal: Refusal | null): void {
  if (refusal) throw new Refused(refusal);
}

/** Of one of many that are answered together. */
export function orRefused<T>(work: () => T): T | Refused {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}
