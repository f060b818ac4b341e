import { refusalOfIssues } from '@stundenbuch/domain/wire/messages';
import type { Refusal, Sentences } from '@stundenbuch/domain/wire/refusal';
import type { ZodType } from 'zod';

/** The first refusal of the schema for these values, or of the rules (which get the parsed values), or null. */
export function refusalBy<Output>(
  schema: ZodType<Output>,
  values: unknown,
  sentences: Sentences,
  ...rules: ((parsed: Output) => Refusal | null)[]
): Refusal | null {
  const result = schema.safeParse(values);
  if (!result.success) return refusalOfIssues(result.error.issues as never, sentences);
  for (const rule of rules) {
    const refusal = rule(result.data);
    if (refusal) return refusal;
  }
  return null;
}
