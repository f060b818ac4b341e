import { type Refusal, refusalOf } from '@stundenbuch/domain/wire/refusal';
import type { z } from 'zod';
import { Refused } from '../refused.ts';
import { sentences } from './sentences.ts';

/**
 * The unparsed input. The contract checks the path's record and its owner before the fields, so the
 * service decides when: `input.read()` returns the parsed value or refuses.
 */
export class Input<Schema extends z.ZodType = z.ZodType> {
  constructor(
    private readonly schema: Schema,
    private readonly raw: unknown,
  ) {}

  /** Of a call whose body may be missing. */
  get isSent(): boolean {
    return this.raw !== undefined;
  }

  /** Whether a field was sent, whatever it holds. */
  has(field: string): boolean {
    return typeof this.raw === 'object' && this.raw !== null && Object.hasOwn(this.raw, field);
  }

  /** As it was sent, unchecked. */
  field(name: string): unknown {
    return this.has(name) ? (this.raw as Record<string, unknown>)[name] : undefined;
  }

  /** As if the field had not been sent. */
  without(name: string): Input<Schema> {
    const { [name]: _, ...rest } = this.raw as Record<string, unknown>;
    return new Input(this.schema, rest);
  }

  /** As if the field had been sent so. */
  with(name: string, value: unknown): Input<Schema> {
    const isFields = typeof this.raw === 'object' && this.raw !== null && !(this.raw instanceof Unreadable);
    return isFields ? new Input(this.schema, { ...this.raw, [name]: value }) : this;
  }

  /** Of a call whose body may be missing: one that is sent is refused before anything is looked for. */
  mustBeReadable(): void {
    if (this.raw instanceof Unreadable) throw new Refused(this.raw.refusal);
  }

  read(): z.output<Schema> {
    return this.readBy(this.schema);
  }

  /** Restricted to the fields that this caller may send; others are ignored. */
  readBy<Fields extends z.ZodType>(schema: Fields): z.output<Fields> {
    this.mustBeReadable();
    const result = schema.safeParse(this.raw);
    if (result.success) return result.data;
    throw new Refused(refusalOf(result.error.issues, sentences));
  }
}

/** Takes the place of an unreadable body until it is read, so that 401, 403 and 404 come first. */
export class Unreadable {
  constructor(readonly refusal: Refusal) {}
}
