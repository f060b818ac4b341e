import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Stands before PostgreSQL, as a load balancer does. Without a server behind it, it takes a connection and hangs up, as HAProxy does while
 * there is no primary.
 */
export class Balancer {
  hasServer = true;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  /** In front of the server of this address. */
  static async open(address: string): Promise<Balancer> {
    const { hostname, port } = new URL(address);
    const server = createServer();
    const balancer = new Balancer(server);
    server.on('connection', (client) => balancer.pass(client, Number(port), hostname));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return balancer;
  }

  /** The same database, through this. */
  through(address: string): string {
    const url = new URL(address);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.toString();
  }

  /** Every connection breaks, as when the machine is gone. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((done) => this.server.close(done));
  }

  private pass(client: Socket, port: number, host: string): void {
    if (!this.hasServer) {
      client.destroy();
      return;
    }
    const server = connect(port, host);
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
    }
    client.pipe(server).pipe(client);
  }
}
