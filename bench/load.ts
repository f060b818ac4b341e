import { connect, type Socket } from 'node:net';

/** The n-th request of the run. */
export type Requests = (n: number) => Call;

export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  token: string;
  body?: unknown;
}

export interface Load {
  perSecond: number;
  /** Of every request, in milliseconds. */
  times: number[];
}

let sent = 0;

/** Sends requests for the given time on the given number of keep-alive connections. Anything but 200 ends the run. */
export async function load(port: number, connections: number, ms: number, requests: Requests): Promise<Load> {
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const caller = await Caller.open(port);
      try {
        while (performance.now() - begun < ms) times.push(await caller.call(requests(sent++)));
      } finally {
        caller.close();
      }
    }),
  );
  return { perSecond: (times.length / (performance.now() - begun)) * 1_000, times };
}

/** One connection. Uses plain sockets, because an HTTP client would take half of the machine. */
class Caller {
  private received: Buffer[] = [];
  private missing = -1;
  private answered: (error?: Error) => void = () => undefined;

  private readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.take(chunk));
    socket.on('close', () => this.answered(new Error('The server closed the connection.')));
    socket.on('error', (error) => this.answered(error));
  }

  static open(port: number): Promise<Caller> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', reject);
      socket.once('connect', () => resolve(new Caller(socket)));
    });
  }

  async call({ method = 'GET', path, token, body }: Call): Promise<number> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const sends = text
      ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
      : '';
    const begun = performance.now();
    await new Promise<void>((resolve, reject) => {
      this.answered = (error) =>
        error ? reject(new Error(`${method} ${path}`, { cause: error })) : resolve();
      this.socket.write(
        `${method} /api${path} HTTP/1.1\r\nhost: bench\r\nauthorize: ${token}\r\n${sends}\r\n${text}`,
      );
    });
    return performance.now() - begun;
  }

  close(): void {
    this.answered = () => undefined;
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.received.push(chunk);
    if (this.missing < 0) {
      const all = Buffer.concat(this.received);
      const end = all.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = all.toString('latin1', 0, end);
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
        this.answered(new Error(all.toString()));
        return;
      }
      this.missing = end + 4 + Number(length) - all.length;
    } else this.missing -= chunk.length;
    if (this.missing > 0) return;
    this.received = [];
    this.missing = -1;
    this.answered();
  }
}
