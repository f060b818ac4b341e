import { type Refusal, refusalOf } from '@stundenbuch/domain/wire/refusal';
import type { z } from 'zod';
import { Refused } from '../refused.ts';
import { sentences } from './sentences.ts';

/**
 * What was sent, not yet looked at. The contract asks for the path's record and its owner before the fields, so the
 * service decides when: `input.read()` gives the value of the schema or refuses.
 */
export class Input<Schema extends z.ZodType = z.ZodType> {
  constructor(
    private readonly schema: Schema,
    private readonly raw: unknown,
  ) {}

  read(): z.output<Schema> {
    return this.readBy(this.schema);
  }

  /** By the fields that this caller may send; the others are not even looked at. */
  readBy<Fields extends z.ZodType>(schema: Fields): z.output<Fields> {
    if (this.raw instanceof Unreadable) throw new Refused(this.raw.refusal);
    const result = schema.safeParse(this.raw);
    if (result.success) return result.data;
    throw new Refused(refusalOf(result.error.issues, sentences));
  }
}

/** Stands for a body that cannot be read, until somebody wants to read it: 401, 403 and 404 come first. */
export class Unreadable {
  constructor(readonly refusal: Refusal) {}
}
