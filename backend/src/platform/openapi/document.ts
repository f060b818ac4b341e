import { MAX_ID, MAX_LONG_ID } from '@stundenbuch/domain/wire/fields';
import type { z } from 'zod';
import { neededScope } from '../session/needed-scope.ts';
import { Components, jsonSchema } from './components.ts';
import { refusals, refusalsOf } from './refusals.ts';
import type { DescribedCall } from './routes.ts';

/** The OpenAPI description of every call, from the schemas that validate it. */
export function openApiDocument(routes: readonly DescribedCall[], version: string) {
  const components = new Components();
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method]: operation(route, components) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Stundenbuch', version },
    paths,
    components: {
      schemas: components.schemas,
      responses: refusals(components),
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'authorize' },
        token: { type: 'http', scheme: 'bearer', description: 'A token that its person made for a program' },
      },
    },
  };
}

const TOTALS = {
  'X-Total-Count': {
    description: 'How many records there are on all pages, as searched and filtered',
    schema: { type: 'integer', minimum: 0 },
  },
  'X-Total-Hours': {
    description: 'Their hours, where the list adds hours up',
    schema: { type: 'number' },
  },
};

function operation(route: DescribedCall, components: Components) {
  const { module, answer, body, query } = route;
  const json = (schema: object) => ({ 'application/json': { schema } });
  return {
    tags: [module],
    summary: answer.summary,
    operationId: `${route.method}${route.path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    ...securityOf(route),
    parameters: [...pathParameters(route), ...queryParameters(query)],
    ...(body && { requestBody: { required: true, content: json(components.of(body, 'input')) } }),
    responses: {
      200: {
        description: answer.summary,
        ...(isList(query) && { headers: TOTALS }),
        content: answer.type
          ? { [answer.type]: { schema: { type: 'string', format: 'binary' } } }
          : json(components.of(answer.schema, 'output')),
      },
      ...refusalsOf(route),
    },
  };
}

/** Who may: a session whose access row says so, and a token with the scope where there is one. */
function securityOf({ access, ...call }: DescribedCall) {
  if (access === 'public') return { security: [] };
  const scope = neededScope({ access, ...call });
  const tokens = scope === null ? [] : [{ token: [] }];
  return {
    security: [{ session: [] }, ...tokens],
    'x-access': access,
    ...(scope !== null && { 'x-scope': scope }),
  };
}

const ID = { type: 'integer', minimum: 1, maximum: MAX_ID };
const LONG_ID = { ...ID, maximum: MAX_LONG_ID };
const DAY = { type: 'string', format: 'date' };
const TEXT_PARAMETERS: Readonly<Record<string, object>> = {
  date: DAY,
  from: DAY,
  to: DAY,
  email: { type: 'string' },
  calendarWeek: { type: 'integer', minimum: 0, maximum: 54 },
  year: { type: 'integer' },
};

function pathParameters({ path, longId }: DescribedCall) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  return names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: TEXT_PARAMETERS[name] ?? (longId && name === 'id' ? LONG_ID : ID),
  }));
}

const isList = (query: z.ZodType | undefined) => 'page' in (propertiesOf(query).properties ?? {});

const propertiesOf = (query: z.ZodType | undefined): JsonObject => (query ? jsonSchema(query, 'input') : {});

function queryParameters(query: z.ZodType | undefined) {
  const { properties = {}, required = [] } = propertiesOf(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

interface JsonObject {
  properties?: Record<string, object>;
  required?: string[];
}
