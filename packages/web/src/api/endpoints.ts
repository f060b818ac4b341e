import type { Call, Endpoint } from '@stundenbuch/domain/access/call';
import type { Noun } from '@stundenbuch/domain/access/nouns';
import type { api } from './api.ts';
import { type ListTotals, type Paged, type PageQuery, paged } from './paged.ts';

type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0];

/** `:userId` of a path is given as `user`. */
type Key<Name extends string> = Name extends `${infer Noun}Id` ? Noun : Name;
type Keys<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Key<Name> | Keys<Rest>
  : Path extends `${string}:${infer Name}`
    ? Key<Name>
    : never;
type IsOne<Union, Member = Union> = Member extends Union ? ([Union] extends [Member] ? true : false) : never;

// biome-ignore lint/suspicious/noConfusingVoidType: so an endpoint is called without an argument
type None = void;
/** A query without required fields may be left out. */
type Fields<Body, Query> = [Body] extends [undefined]
  ? [Query] extends [undefined]
    ? None
    : object extends Query
      ? Query | None
      : Query
  : Body;

/**
 * What an endpoint is called with: what the path names, and beside it the fields of query or body. A call with one name in
 * its path and nothing else takes the value itself.
 */
type Argument<Path extends string, Sent> = [Keys<Path>] extends [never]
  ? Sent
  : [Sent] extends [None]
    ? IsOne<Keys<Path>> extends true
      ? number | string
      : Record<Keys<Path>, number | string>
    : Record<Keys<Path>, number | string> & Exclude<Sent, None>;

interface Options {
  keepUnusedDataFor?: number;
  /** Instead of what the row reads. */
  providesTags?: readonly Noun[];
}

/** A row of which only the types come along: what many pages load stays light. Its nouns are repeated. */
export const lightRow = <Row extends Call<string, unknown, unknown, unknown>>(
  at: `${Row['method']} ${Row['path']}`,
  nouns: Pick<Row, 'reads' | 'changes'>,
): Omit<Row, 'access'> => {
  const [method, path] = at.split(' ');
  return { method, path, ...nouns } as Row;
};

/** The request of a row; an endpoint of more than one row builds its own with it. */
export function requestOf(
  { method, path }: Pick<Endpoint<string, unknown, unknown, unknown>, 'method' | 'path'>,
  argument?: unknown,
) {
  const fields = typeof argument === 'object' && argument !== null ? { ...argument } : undefined;
  const given = new Map(Object.entries(fields ?? {}));
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const key = name.replace(/Id$/, '');
    const value = fields ? given.get(key) : argument;
    given.delete(key);
    return encodeURIComponent(String(value));
  });
  const rest = Object.fromEntries(given);
  if (!fields || (method === 'DELETE' && given.size === 0)) return { url: `/${url}`, method };
  return { url: `/${url}`, method, ...(method === 'GET' ? { params: rest } : { body: rest }) };
}

/** Endpoints of the rows in the `calls.ts` of the nouns; a question by POST is a query, too. */
export const query = <Path extends string, Answer, Body, Query>(
  build: Build,
  row: Endpoint<Path, Answer, Body, Query>,
  options: Options = {},
) =>
  build.query<Answer, Argument<Path, Fields<Body, Query>>>({
    query: (argument) => requestOf(row, argument),
    providesTags: row.reads ?? [],
    ...options,
  });

/** One page of a list. */
export const page = <Path extends string, Row, Query>(
  build: Build,
  row: Endpoint<Path, Row[], undefined, Query>,
  options: Options = {},
) =>
  build.query<Paged<Row>, Argument<Path, PageQuery & ([Query] extends [undefined] ? unknown : Query)>>({
    query: (argument) => requestOf(row, argument),
    transformResponse: (rows: Row[], meta: ListTotals | undefined) => paged(rows, meta),
    providesTags: row.reads ?? [],
    ...options,
  });

/** What was refused has changed nothing. */
export const mutation = <Path extends string, Answer, Body, Query>(
  build: Build,
  row: Endpoint<Path, Answer, Body, Query>,
) =>
  build.mutation<Answer, Argument<Path, Fields<Body, Query>>>({
    query: (argument) => requestOf(row, argument),
    invalidatesTags: (_, error) => (error ? [] : (row.changes ?? [])),
  });

/** The answer to a change that may be taken back, with its number. */
export type Undoable = { undo?: number | null };

/** The server is to keep what the change was. */
const keeping = (request: ReturnType<typeof requestOf>) => ({ ...request, headers: { 'x-change': '1' } });
const withUndo = <Answer extends Undoable>(answer: Answer, meta: ListTotals | undefined): Answer =>
  meta?.undo ? { ...answer, undo: meta.undo } : answer;

/** A change of the own entries that can be taken back (`useUndo`). */
export const undoable = <Path extends string, Answer, Body, Query>(
  build: Build,
  row: Endpoint<Path, Answer, Body, Query>,
) =>
  build.mutation<Answer & Undoable, Argument<Path, Fields<Body, Query>>>({
    query: (argument) => keeping(requestOf(row, argument)),
    transformResponse: withUndo<Answer & Undoable>,
    invalidatesTags: (_, error) => (error ? [] : (row.changes ?? [])),
  });

/** What a form does: without an id it creates, else it changes. */
export const save = <Path extends string, Answer, New, Changed>(
  build: Build,
  create: Endpoint<string, Answer, New, undefined>,
  change: Endpoint<Path, Answer, Changed, undefined>,
) =>
  build.mutation<Answer, { id: number | null; input: New | Changed }>({
    query: ({ id, input }) => (id === null ? requestOf(create, input) : requestOf(change, { ...input, id })),
    invalidatesTags: (_, error, { id }) => (error ? [] : ((id === null ? create : change).changes ?? [])),
  });

/** The same of the own entries. */
export const undoableSave = <Path extends string, Answer, New, Changed>(
  build: Build,
  create: Endpoint<string, Answer, New, undefined>,
  change: Endpoint<Path, Answer, Changed, undefined>,
) =>
  build.mutation<Answer & Undoable, { id: number | null; input: New | Changed }>({
    query: ({ id, input }) =>
      keeping(id === null ? requestOf(create, input) : requestOf(change, { ...input, id })),
    transformResponse: withUndo<Answer & Undoable>,
    invalidatesTags: (_, error, { id }) => (error ? [] : ((id === null ? create : change).changes ?? [])),
  });
