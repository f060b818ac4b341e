import type { Refusal } from '@stundenbuch/domain/wire/refusal';

/** Carries a refusal, wherever it arises, to the one place that answers it. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

export function refuseIf(refusal: Refusal | null): void {
  if (refusal) throw new Refused(refusal);
}
