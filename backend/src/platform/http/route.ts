import { applyDecorators, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { Call } from '@stundenbuch/domain/access/call';
import type { z } from 'zod';
import type { Page } from '../database/listing.ts';
import { Access, PersonOnly, Proof } from '../session/access.guard.ts';
import type { Caller } from '../session/caller.ts';
import { Answers } from './answers.ts';
import type { Input } from './input.ts';
import { Body, Listing, PathDay, PathId, PathLongId, PathText, Who } from './params.ts';

type Part<Name extends string> = Name extends 'id' | 'company' | `${string}Id` ? number : string;
type Parts<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? [Part<Name>, ...Parts<Rest>]
  : Path extends `${string}:${infer Name}`
    ? [Part<Name>]
    : [];

export const LONG_ID = 'long-id';

const partOf = (name: string, longId: true | undefined) => {
  if (name === 'id' && longId) return PathLongId(name);
  if (/^(id|company|\w+Id)$/.test(name)) return PathId(name);
  return name === 'date' ? PathDay(name) : PathText(name);
};

/** What the browser sends beside the path has its place in the schema; the schema may know more. */
type BodyOf<Sent, Schema> = [Sent] extends [undefined]
  ? { body?: Schema & z.ZodType }
  : { body: Schema & ([Sent] extends [Partial<z.input<Schema>>] ? z.ZodType : never) };
/** In an address everything is text: only the names are compared. */
type QueryOf<Asked, Schema> = [Asked] extends [undefined]
  ? { query?: Schema & z.ZodType }
  : { query: Schema & ([keyof Asked] extends [keyof z.input<Schema>] ? z.ZodType : never) };
type Read<Schema> = Schema extends z.ZodType ? [Input<Schema>] : [];
type Answered<Answer> = Answer | (Answer extends (infer Row)[] ? Page<Row> : never);

/**
 * One call: its row, its title in the description of the calls, and the schemas of what the row has types of. The handler is
 * called with the caller, the parts of the path in their order, query and body; the compiler compares all of it.
 */
export const Route =
  <
    Path extends string,
    Answer,
    Sent,
    Asked,
    BodySchema extends z.ZodType | undefined = undefined,
    QuerySchema extends z.ZodType | undefined = undefined,
  >(
    row: Call<Path, Answer, Sent, Asked>,
    title: string,
    schemas: { answer: z.ZodType<Answer> } & QueryOf<Asked, QuerySchema> & BodyOf<Sent, BodySchema>,
  ) =>
  <
    Handler extends (
      who: Caller,
      ...given: [...Parts<Path>, ...Read<QuerySchema>, ...Read<BodySchema>]
    ) => Answered<Answer> | Promise<Answered<Answer>>,
  >(
    target: object,
    name: string,
    method: TypedPropertyDescriptor<Handler>,
  ): void => {
    const { answer, query, body }: { answer: z.ZodType; query?: z.ZodType; body?: z.ZodType } = schemas;
    const parts = [...row.path.matchAll(/:(\w+)/g)].map(([, part = '']) => partOf(part, row.longId));
    const params = [Who(), ...parts, ...(query ? [Listing(query)] : []), ...(body ? [Body(body)] : [])];
    for (const [at, decorate] of params.entries()) decorate(target, name, at);
    applyDecorators(
      RequestMapping({ method: RequestMethod[row.method], path: row.path }),
      Access(row.access),
      Answers(answer, title),
      ...(row.proof ? [Proof()] : []),
      ...(row.personOnly ? [PersonOnly()] : []),
      ...(row.longId ? [SetMetadata(LONG_ID, true)] : []),
    )(target, name, method);
  };
