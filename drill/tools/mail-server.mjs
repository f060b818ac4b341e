import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything and remembers by address which messages came: `{ taken, stop() }`. */
export async function startMailServer(port) {
  /** address -> the Message-IDs that came, in their order */
  const taken = new Map();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    async onData(stream, { envelope }, done) {
      const parts = [];
      for await (const part of stream) parts.push(part);
      const [, id] = /^Message-ID: *(\S+)/im.exec(Buffer.concat(parts).toString()) ?? [];
      for (const { address } of envelope.rcptTo) taken.set(address, [...(taken.get(address) ?? []), id]);
      done();
    },
  });
  // Clients that hang up are no failure of ours.
  server.on('error', () => undefined);
  await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
  return { taken, stop: () => new Promise((closed) => server.close(closed)) };
}
