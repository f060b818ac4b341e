import { z } from 'zod';
import { type Components, jsonSchema } from './components.ts';
import type { DescribedCall } from './routes.ts';

const refusal = z.looseObject({
  message: z.string().describe('A German sentence for the person'),
  code: z.string().describe('A stable word for the program'),
  field: z.string().optional().describe('The field to blame, as it was sent'),
  remaining: z.number().optional().describe('With vacation_insufficient: the days that are left'),
});

const MEANINGS = {
  default: 'Refused',
  400: 'Not valid, or against a rule',
  401: 'No session, or one that has ended',
  403: 'Not for this role or this token, switched off for the company, without a required second factor, or from a page of another site',
  404: 'Not there, or not of this company',
  409: 'Against what is stored meanwhile: changed, taken or closed',
  413: 'Too large',
  415: 'No JSON',
  429: 'Too many attempts',
  503: 'The database does not answer at the moment',
};

type Status = keyof typeof MEANINGS;

/** Described once for all calls. */
export function refusals(components: Components): Record<string, object> {
  const schema = components.add('Refusal', jsonSchema(refusal, 'output'));
  return Object.fromEntries(
    Object.entries(MEANINGS).map(([status, description]) => [
      nameOf(status),
      { description, content: { 'application/json': { schema } } },
    ]),
  );
}

/** The refusals of a call, from its decorators. */
export function refusalsOf({ access, path, body, query, method }: DescribedCall): Record<string, object> {
  const isPublic = access === 'public';
  const hasPath = path.includes(':');
  /** Two of them are too much for a process. */
  const isOfCompany = path === '/company/export';
  /** The only thing that is held against its hash before it is shown. */
  const isOfStoredSheet = path.startsWith('/sheet/:');
  const found: [Status, boolean][] = [
    [400, body !== undefined || query !== undefined || hasPath],
    [401, true],
    [403, !isPublic || hasPath || method !== 'get'],
    [404, hasPath],
    [409, (method !== 'get' && !isPublic) || isOfStoredSheet || isOfCompany],
    [413, method !== 'get'],
    [415, method !== 'get'],
    [429, (isPublic && (body !== undefined || hasPath)) || isCounted(body)],
    [503, true],
  ];
  const named = found.filter(([, may]) => may);
  return {
    ...Object.fromEntries(named.map(([status]) => [status, reference(status)])),
    default: reference('default'),
  };
}

/** Ten wrong passwords end the guessing, and nobody is sent more than a few mails an hour. */
function isCounted(body: DescribedCall['body']): boolean {
  if (body === undefined || !('shape' in body)) return false;
  const shape = body.shape as object;
  return 'password' in shape || 'email' in shape;
}

const nameOf = (status: string | number) => (status === 'default' ? 'Refused' : `Refused${status}`);

const reference = (status: Status) => ({ $ref: `#/components/responses/${nameOf(status)}` });
