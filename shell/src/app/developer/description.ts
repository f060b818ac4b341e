import { type AccessRow, allows, type Who } from '@stundenbuch/domain/access/access';
import { isWriting } from '@stundenbuch/domain/sides/tokens/scopes';

/** Of JSON Schema what our description uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

interface Content {
  content?: Readonly<Record<string, { schema?: Schema }>>;
}

interface Operation {
  tags: readonly string[];
  summary: string;
  parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content & { $ref?: string; description?: string }>>;
  'x-access'?: AccessRow;
  'x-scope'?: string;
}

/** The part of our openapi.json that the page draws. */
export interface Description {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    responses: Readonly<Record<string, { description: string }>>;
  };
}

export interface DescribedCall extends Operation {
  method: string;
  path: string;
  module: string;
}

/** One field of a body, an answer or an address. */
export interface DescribedField {
  name: string;
  type: string;
  required: boolean;
}

export const callsIn = ({ paths }: Description): DescribedCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      ...{ method: method.toUpperCase(), path, module: operation.tags[0] ?? '' },
    })),
  );

/** What a token of this person can be good for today: of a reader nothing that writes. */
export function scopesFor(description: Description, who: Who): string[] {
  const open = callsIn(description).filter(
    ({ 'x-access': access, 'x-scope': scope }) =>
      scope && access && allows(access, { ...who, globalAdmin: false }),
  );
  const scopes = [...new Set(open.flatMap((call) => call['x-scope'] ?? []))].sort();
  return who.role === 'reader' ? scopes.filter((scope) => !isWriting(scope)) : scopes;
}

/** Every word of what is searched for is somewhere in the call. */
export function isFound({ method, path, summary, module }: DescribedCall, wanted: string): boolean {
  const text = `${method} ${path} ${summary} ${module}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'Text',
  integer: 'ganze Zahl',
  number: 'Zahl',
  boolean: 'ja oder nein',
  null: 'leer',
  object: 'Objekt',
};

export function typeOf(schema: Schema, description: Description): string {
  const { $ref, enum: values, type, items, anyOf, format } = schema;
  if ($ref) return typeOf(resolved(schema, description), description);
  if (values) return values.join(' | ');
  if ('const' in schema) return String(schema.const);
  if (anyOf) return [...new Set(anyOf.map((one) => typeOf(one, description)))].join(' oder ');
  if (items) return `Liste: ${typeOf(items, description)}`;
  if (format === 'date') return 'Tag (JJJJ-MM-TT)';
  if (format === 'binary') return 'Datei';
  return (
    [type ?? []]
      .flat()
      .map((one) => TYPE_WORDS[one] ?? one)
      .join(' oder ') || 'beliebig'
  );
}

/** Those of a list are its items'; what is nested deeper than that is told by its type. */
export function fieldsOf(schema: Schema | undefined, description: Description, depth = 1): DescribedField[] {
  const { properties = {}, required = [], items } = schema ? resolved(schema, description) : {};
  if (items) return fieldsOf(items, description, depth);
  return Object.entries(properties).flatMap(([name, field]) => [
    { name, type: typeOf(field, description), required: required.includes(name) },
    ...(depth > 0
      ? fieldsOf(field, description, depth - 1).map((inner) => ({ ...inner, name: `${name}.${inner.name}` }))
      : []),
  ]);
}

export const schemaOf = (content: Content | undefined): Schema | undefined =>
  Object.values(content?.content ?? {})[0]?.schema;

function resolved(schema: Schema, { components }: Description): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? (components.schemas[name] ?? {}) : schema;
}

/** As somebody would try it; what has to be filled in stands in braces. */
export function curlOf({ method, path, requestBody }: DescribedCall, origin: string): string {
  return [
    `curl${method === 'GET' ? '' : ` --request ${method}`}`,
    "--header 'Authorization: Bearer stb_…'",
    ...(requestBody ? ["--json '{…}'"] : []),
    `'${origin}${path}'`,
  ].join(' ');
}
