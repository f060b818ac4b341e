import { z } from 'zod';
import type { Route } from './routes.ts';

const refusal = z.object({
  message: z.string().describe('A German sentence for the person'),
  code: z.string().describe('A stable word for the program'),
  field: z.string().optional().describe('The field to blame, as it was sent'),
});

/** The description of every call, from the schemas that check it. */
export function openApiDocument(routes: readonly Route[], version: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Stundenbuch', version },
    paths,
    components: {
      schemas: { Refusal: jsonSchema(refusal, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'authorize' } },
    },
  };
}

function operation(route: Route) {
  const { module, access, answer, body } = route;
  const json = (schema: object) => ({ 'application/json': { schema } });
  return {
    tags: [module],
    summary: answer.summary,
    operationId: `${route.method}${route.path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    ...(access === 'public' ? { security: [] } : { security: [{ session: [] }], 'x-access': access }),
    parameters: [...pathParameters(route.path), ...queryParameters(route.query)],
    ...(body && { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } }),
    responses: {
      200: { description: answer.summary, content: json(jsonSchema(answer.schema, 'output')) },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Refusal' }) },
    },
  };
}

const ID = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const DAY = { type: 'string', format: 'date' };
const TEXT_PARAMETERS: Readonly<Record<string, object>> = {
  date: DAY,
  from: DAY,
  to: DAY,
  email: { type: 'string' },
  calendarWeek: { type: 'integer', minimum: 0, maximum: 54 },
  year: { type: 'integer' },
};

function pathParameters(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  return names.map((name) => ({ name, in: 'path', required: true, schema: TEXT_PARAMETERS[name] ?? ID }));
}

function queryParameters(query: z.ZodType | undefined) {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as JsonObject;
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

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
