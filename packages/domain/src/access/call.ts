import type { AccessRow } from './access.ts';
import type { Noun } from './nouns.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface About {
  /** The id in the path has 64 bits: of rows that come with every day. */
  longId?: true;
  /** The person proves to be there first; the browser asks for it. */
  proof?: true;
  /** By a person alone, never by a program with a token: what makes or opens accounts, or takes data away. */
  personOnly?: true;
  /** What the answer shows. */
  reads?: readonly Noun[];
  changes?: readonly Noun[];
}

/** What the browser has to know of a call. */
export interface Endpoint<Path extends string, Answer, Body, Query> extends About {
  method: Method;
  /** Below /api. */
  path: Path;
  /** Only types: schemas would bring zod along to every page. */
  types?: { answer: Answer; body: Body; query: Query };
}

/**
 * One call: where it is, who may, what it is about. Endpoints of the browser are made from it, and the handlers of the server;
 * a test holds it against the tables that the server reads and writes for it.
 */
export interface Call<Path extends string, Answer, Body, Query> extends Endpoint<Path, Answer, Body, Query> {
  access: AccessRow;
}

/** `call<Answer, Body, Query>()('PUT project/:id', access, …)`: types that are named, and one that is read from the path. */
export const call =
  <Answer, Body = undefined, Query = undefined>() =>
  <const Path extends string>(
    at: `${Method} ${Path}`,
    access: AccessRow,
    about: About = {},
  ): Call<Path, Answer, Body, Query> => {
    const [method, path] = at.split(' ') as [Method, Path];
    return { method, path, access, ...about };
  };
