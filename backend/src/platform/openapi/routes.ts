import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/internal';
import type { AccessRow } from '@stundenbuch/domain/access/access';
import type { z } from 'zod';
import { ANSWER, type Answer } from '../http/answers.ts';
import { BODY_SCHEMA, QUERY_SCHEMA } from '../http/params.ts';
import { LONG_ID } from '../http/route.ts';
import { ACCESS, PERSON_ONLY, PROOF } from '../session/access.guard.ts';
import { moduleNameOf } from '../session/needed-scope.ts';

/** Metadata of one call, read from its decorators. */
export interface DescribedCall {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api, with its parameters as `:id`. */
  path: string;
  module: string;
  access: AccessRow | 'public';
  proof: boolean;
  /** Never made with a token. */
  personOnly: boolean;
  answer: Answer;
  body: z.ZodType | undefined;
  query: z.ZodType | undefined;
  /** Its `id` has 64 bits. */
  longId: boolean;
}

export function routesOf(modules: readonly Type[]): DescribedCall[] {
  return modules.flatMap((module) =>
    controllersOf(module).flatMap((controller) =>
      handlersOf(controller).map((handler) => routeOf(module, controller, handler)),
    ),
  );
}

function controllersOf(module: Type): Type[] {
  return Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, module) ?? [];
}

function handlersOf({ prototype }: Type): string[] {
  return Object.getOwnPropertyNames(prototype).filter((name) =>
    Reflect.hasMetadata(METHOD_METADATA, prototype[name]),
  );
}

function routeOf(module: Type, controller: Type, name: string): DescribedCall {
  const { prototype } = controller;
  const handler = prototype[name] as object;
  const paths: string[] = [
    Reflect.getMetadata(PATH_METADATA, controller),
    Reflect.getMetadata(PATH_METADATA, handler),
  ];
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] as string;
  return {
    method: method.toLowerCase() as DescribedCall['method'],
    path: `/${paths.filter((part) => part && part !== '/').join('/')}`,
    module: moduleNameOf(module.name),
    access: Reflect.getMetadata(ACCESS, handler),
    proof: Reflect.hasMetadata(PROOF, handler),
    personOnly: Reflect.hasMetadata(PERSON_ONLY, handler),
    answer: Reflect.getMetadata(ANSWER, handler),
    body: Reflect.getMetadata(BODY_SCHEMA, prototype, name),
    query: Reflect.getMetadata(QUERY_SCHEMA, prototype, name),
    longId: Reflect.hasMetadata(LONG_ID, handler),
  };
}
