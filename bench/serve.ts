// The built product as a separate process; with RECORD=1 it also reports the statements of a call.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';

const dist = (path: string) => import(pathToFileURL(join(import.meta.dirname, '../backend/dist', path)).href);

export interface Statement {
  text: string;
  values: unknown[];
}

const recorded: Statement[] = [];
if (process.env.RECORD === '1') {
  const query = Client.prototype.query;
  Client.prototype.query = function record(this: Client, ...given: unknown[]) {
    const { statements = [] } = given[0] as { statements?: Statement[] };
    recorded.push(...statements.map(({ text, values }) => ({ text, values })));
    return Reflect.apply(query, this, given);
  } as typeof query;
}

const { startServer } = await dist('server.js');
const server = await startServer(process.env);
process.on('message', (message) => {
  if (message === 'recorded') process.send?.(recorded.splice(0));
});
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
process.once('disconnect', () => process.exit(1));
process.send?.({ port: Number(new URL(server.url).port) });
