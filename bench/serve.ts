// The built product as a separate process; with RECORD=1 it also reports the statements of a call. DIST: another build's folder.
import { Client } from 'pg';
import { builtFrom, TODAYS } from './product.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

const recorded: Statement[] = [];
if (process.env.RECORD === '1') {
  const query = Client.prototype.query;
  Client.prototype.query = function record(this: Client, ...given: unknown[]) {
    const { text, values } = given[0] as Statement;
    recorded.push({ text, values });
    return Reflect.apply(query, this, given);
  } as typeof query;
}

const { startServer } = await builtFrom(process.env.DIST ?? TODAYS, 'server');
const server = await startServer(process.env);
process.on('message', (message) => {
  if (message === 'recorded') process.send?.(recorded.splice(0));
});
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
process.once('disconnect', () => process.exit(1));
process.send?.({ port: Number(new URL(server.url).port) });
