import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isDay } from '@stundenbuch/domain/time/day';
import { MAX_LONG_ID, parseId } from '@stundenbuch/domain/wire/fields';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refused } from '../refused.ts';
import type { Caller } from '../session/caller.ts';
import { Input } from './input.ts';

type Request = FastifyRequest<{ Params: Record<string, string> }> & { user: Caller };

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();

/** The caller, and whether the change is to be kept so that it can be taken back. */
export const Who = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const request = requestOf(context);
  if (request.headers['x-change'] === '1') request.user = { ...request.user, undo: { id: null } };
  return request.user;
});

/** An id in the path. An impossible one is treated like an unknown one. */
export const PathId = createParamDecorator((name: string, context: ExecutionContext) => idIn(context, name));

/** The same of a table with ids of 64 bits. */
export const PathLongId = createParamDecorator((name: string, context: ExecutionContext) =>
  idIn(context, name, MAX_LONG_ID),
);

function idIn(context: ExecutionContext, name: string, max?: number): number {
  const id = parseId(requestOf(context).params[name] ?? '', max);
  if (id === null) throw new Refused(refuseWire('not_found'));
  return id;
}

/** A day in the path. */
export const PathDay = createParamDecorator((name: string, context: ExecutionContext) => {
  const day = requestOf(context).params[name];
  if (!isDay(day)) throw new Refused(refuseWire('invalid_input', name));
  return day;
});

/** Any other part of the path, as it was sent. */
export const PathText = createParamDecorator(
  (name: string, context: ExecutionContext) => requestOf(context).params[name],
);

/** A part of the path that is a year of this century. */
export function yearIn(part: string): number {
  if (!/^20\d\d$/.test(part)) throw new Refused(refuseWire('invalid_input', 'year'));
  return Number(part);
}

export const BODY_SCHEMA = 'body-schema';
export const QUERY_SCHEMA = 'query-schema';

/** The body, parsed with the schema that the form uses. */
export const Body = (schema: z.ZodType) => described(BODY_SCHEMA, schema, (request) => request.body);

/** The query of a list: page, size, search, sort, from, to. */
export const Listing = (schema: z.ZodType) => described(QUERY_SCHEMA, schema, (request) => request.query);

function described(key: string, schema: z.ZodType, part: (request: Request) => unknown): ParameterDecorator {
  const extract = createParamDecorator(
    (_: unknown, context: ExecutionContext) => new Input(schema, part(requestOf(context))),
  )();
  return (target, method, index) => {
    extract(target, method, index);
    Reflect.defineMetadata(key, schema, target, method as string);
  };
}
