import type { Readable } from 'node:stream';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  StreamableFile,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, type Observable } from 'rxjs';
import { z } from 'zod';
import { Page } from '../database/listing.ts';
import { Refused } from '../refused.ts';
import type { Caller } from '../session/caller.ts';
import { SessionRevalidator } from '../session/session-revalidator.ts';
import { Unreadable } from './input.ts';
import { BODY_SCHEMA } from './params.ts';

export const ANSWER = 'answer';

export interface Answer {
  schema: z.ZodType;
  summary: string;
  /** Of a file; without it JSON. */
  type?: string;
}

/** The answer of a call: part of the OpenAPI document, and checked against every answer in the tests. */
export const Answers = (schema: z.ZodType, summary: string) =>
  SetMetadata<string, Answer>(ANSWER, { schema, summary });

/** A file instead of JSON. */
export const AnswersFile = (type: string, summary: string) =>
  SetMetadata<string, Answer>(ANSWER, { schema: z.string(), summary, type });

/** A file under its name; a stream is sent as it is made. */
export class FileAnswer {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly content: Uint8Array | Readable,
  ) {}
}

/** An answer that is the same for everyone, serialized once. */
export class CachedJson {
  readonly text: string;

  constructor(value: object) {
    this.text = JSON.stringify(value);
  }
}

/**
 * Success is 200 and JSON, also for POST, a single string, true and null. The only interceptor, because Nest wraps each in
 * several observables and an async resource at every call.
 */
@Injectable()
export class JsonAnswers implements NestInterceptor {
  constructor(private readonly revalidator: SessionRevalidator) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<string | StreamableFile> {
    return from(this.answer(context, next));
  }

  private async answer(context: ExecutionContext, next: CallHandler): Promise<string | StreamableFile> {
    refuseUnreadBody(context);
    const value = await this.revalidator.answer(context, next);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    reply.code(200).header('cache-control', 'no-store').type('application/json; charset=utf-8');
    if (value instanceof Page) reply.header('x-total-count', value.total);
    if (value instanceof Page && value.hours !== undefined) reply.header('x-total-hours', value.hours);
    const undo = context.switchToHttp().getRequest<{ user?: Caller }>().user?.undo?.id;
    if (undo) reply.header('x-undo', undo);
    if (value instanceof CachedJson) return value.text;
    if (value instanceof FileAnswer) return streamed(value, reply);
    return JSON.stringify(value instanceof Page ? value.rows : value);
  }
}

function streamed({ name, type, content }: FileAnswer, reply: FastifyReply): StreamableFile {
  // Letters outside of ASCII in the second form of the name (RFC 6266).
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  reply.type(type).header('content-disposition', disposition);
  return content instanceof Uint8Array ? new StreamableFile(content) : new StreamableFile(content);
}

/** A call without a body parameter would not notice an unreadable body. */
function refuseUnreadBody(context: ExecutionContext): void {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!(body instanceof Unreadable)) return;
  const takesBody = Reflect.hasMetadata(BODY_SCHEMA, context.getClass().prototype, context.getHandler().name);
  if (!takesBody) throw new Refused(body.refusal);
}
