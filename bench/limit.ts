// The minimal program that can answer: node:http, a pool of pg, the token's signature, one statement, its rows as JSON.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { Pool, types } from 'pg';
import type { Statement } from './serve.ts';
import { SECRET } from './tokens.ts';

/** How a path is answered. */
export interface Bare {
  statement: Statement & { name: string };
  /** The person whose call was recorded, replaced in the values by the calling one. */
  recordedFor: number;
  /** Values taken from the body, written as '$name'. */
  body?: boolean;
  /** The call returns one record or null instead of an array. */
  single?: boolean;
}

// A day is text, as it is in the product.
types.setTypeParser(types.builtins.DATE, (day) => day);

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const answers = new Map<string, Bare>();

const server = createServer(async (request, response) => {
  try {
    const user = verified(String(request.headers.authorize));
    const bare = answers.get(`${request.method} ${request.url}`);
    if (!user || !bare) throw new Error(`${request.method} ${request.url}`);
    const sent = bare.body ? JSON.parse(await textOf(request)) : {};
    const { name, text, values } = bare.statement;
    const { rows } = await pool.query({
      name,
      text,
      values: values.map((value) => filled(value, user, bare, sent)),
    });
    const body = Buffer.from(JSON.stringify(bare.single ? (rows[0] ?? null) : rows));
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});

function filled(value: unknown, user: number, { recordedFor }: Bare, sent: Record<string, unknown>): unknown {
  if (value === recordedFor) return user;
  return typeof value === 'string' && value.startsWith('$') ? sent[value.slice(1)] : value;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** The person of a token that was signed with our key. */
function verified(token: string): number | null {
  const dot = token.lastIndexOf('.');
  const signed = token.slice(0, dot);
  const given = Buffer.from(token.slice(dot + 1), 'base64url');
  const expected = createHmac('sha256', SECRET).update(signed).digest();
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString()).sub);
}

process.on('message', ({ call, bare }: { call: string; bare: Bare }) => {
  answers.set(call, bare);
  process.send?.({ known: call });
});
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(1));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
