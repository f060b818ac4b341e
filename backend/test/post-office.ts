import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  from: string;
  to: string;
  content: string;
}

/**
 * A mail server that does to a mail what the name of its recipient says: `later`, `never`, `noreply` (never answers), `drop` (hangs up
 * after the content). All others are taken.
 */
export class PostOffice {
  readonly received: Received[] = [];
  /** The recipients whose senders wait for an answer that never comes. */
  readonly unanswered: string[] = [];
  /** Between the content of a mail and the answer that it is taken. */
  beforeAnswer: (mail: Received) => Promise<void> = () => Promise.resolve();
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => {
        if (address.startsWith('later')) return done(refusal(451, 'Try again later'));
        if (address.startsWith('never')) return done(refusal(550, 'No such person'));
        if (address.startsWith('noreply')) {
          this.unanswered.push(address);
          return;
        }
        done();
      },
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const { mailFrom } = session.envelope;
          const from = mailFrom ? mailFrom.address : '';
          const mail = { from, to, content: Buffer.concat(parts).toString() };
          this.received.push(mail);
          if (to.startsWith('drop')) return this.hangUp();
          this.beforeAnswer(mail).then(() => done(), done);
        });
      },
    });
    // Clients that hang up are no failure of ours.
    this.server.on('error', () => undefined);
  }

  static async open(): Promise<PostOffice> {
    const office = new PostOffice();
    await new Promise<void>((done) => office.server.listen(0, '127.0.0.1', done));
    return office;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** How often each has received something. */
  counts(): Map<string, number> {
    return new Map(
      [...Map.groupBy(this.received, ({ to }) => to)].map(([to, all]) => [to, all.length] as const),
    );
  }

  private hangUp(): void {
    for (const connection of this.server.connections) connection.close();
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
