import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from './tools/call.mjs';
import { foundCompany } from './tools/company.mjs';
import { seconds } from './tools/verdict.mjs';

export const name =
  '10 000 idle connections, and 600 clients that send or read slowly, beside 16 people who work';

const IDLE = 10_000;
const SLOW = 200;
const PEOPLE = 16;
const CALLS = 400;
/** Header and body have limits of 15 and 30 s, silence of twice 45 s; the rest is margin for a busy machine. */
const CUT_MS = 120_000;

export async function run(context, idle = IDLE) {
  const database = await context.database();
  const backend = await context.backend(database);
  const people = await foundCompany(database, backend.url, PEOPLE);
  const before = await work(backend, people);

  const crowd = context.track(new Crowd(backend.port));
  await crowd.open('idle', idle, () => undefined);
  await crowd.open('slow header', SLOW, (socket) => {
    socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n');
    return () => socket.write('X-More: 1\r\n');
  });
  await crowd.open('slow body', SLOW, (socket) => {
    socket.write(
      'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n',
    );
    return () => socket.write(' ');
  });
  // More than the socket buffers hold, so that the server has to wait for a client that never reads.
  await crowd.open('never reads', SLOW, (socket) => {
    socket.pause();
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(60));
  });
  const open = crowd.count();
  const during = await work(backend, people);
  const stillOpen = crowd.count();

  const begun = performance.now();
  while (crowd.count() > 0 && performance.now() - begun < CUT_MS) await pause(200);
  const faults = [];
  for (const { status, body } of [...before, ...during].filter(({ status }) => status !== 200)) {
    faults.push(`a call was answered ${status} ${JSON.stringify(body)}`);
  }
  if (open < idle + 3 * SLOW) faults.push(`only ${open} connections were open`);
  if (crowd.count() > 0)
    faults.push(`still open after ${CUT_MS / 1000} s: ${[...new Set(crowd.left())].join(', ')}`);
  if ((await call(backend.url, 'GET', '/health')).status !== 200)
    faults.push('health does not answer afterwards');
  if (faults.length > 0) throw new Error(faults.slice(0, 10).join('\n    '));
  return {
    checks: before.length + during.length + open,
    figures: {
      'connections open when the work began, and when it was done': `${open}, ${stillOpen}`,
      'calls, all answered 200': during.length,
      'slowest of a hundred calls (p99), without and with the crowd': `${p99(before)}, ${p99(during)}`,
      'all of the crowd cut off after': seconds(performance.now() - begun),
    },
  };
}

/** Regular reads and writes, on separate connections. */
async function work(backend, people) {
  const answers = await Promise.all(
    people.map(async ({ token }) => {
      const own = [];
      for (let n = 0; n < CALLS / PEOPLE; n++) {
        const body = { day: '2026-11-20', project: 1001, hours: 1, booking_text: 'Dach gedeckt' };
        own.push(
          n % 2 === 0
            ? await call(backend.url, 'GET', '/timesheet/current', { token })
            : await call(backend.url, 'POST', '/timesheet/booking', { token, body }),
        );
      }
      return own;
    }),
  );
  return answers.flat();
}

function p99(answers) {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return `${Math.round(times[Math.floor(times.length * 0.99)])} ms`;
}

/** Connections that send nothing, or one byte every second. */
class Crowd {
  #sockets = [];
  #timers = [];

  constructor(port) {
    this.port = port;
  }

  async open(kind, count, begin) {
    const steps = [];
    for (let n = 0; n < count; n += 200) {
      await Promise.all(
        Array.from({ length: Math.min(200, count - n) }, () => this.#one(kind, begin, steps)),
      );
    }
    const step = () => {
      for (const { socket, next } of steps) if (!socket.destroyed) next();
    };
    this.#timers.push(setInterval(step, 1_000));
  }

  #one(kind, begin, steps) {
    return new Promise((done, fail) => {
      const socket = connect({ port: this.port, host: '127.0.0.1' });
      socket.once('error', fail);
      socket.once('connect', () => {
        socket.off('error', fail);
        // It is expected to be cut off.
        socket.on('error', () => socket.destroy());
        socket.on('end', () => socket.destroy());
        const next = begin(socket);
        if (next) steps.push({ socket, next });
        if (kind !== 'never reads') socket.resume();
        this.#sockets.push({ socket, kind, localPort: socket.localPort });
        done();
      });
    });
  }

  /** Counted on the server's side: a client that does not read never notices that it was cut off. */
  count() {
    return this.left().length;
  }

  left() {
    const ours = new Map(this.#sockets.map(({ localPort, kind }) => [localPort, kind]));
    return establishedWith(this.port).flatMap((peer) => ours.get(peer) ?? []);
  }

  async stop() {
    for (const timer of this.#timers) clearInterval(timer);
    for (const { socket } of this.#sockets) socket.destroy();
  }
}

/** The client ports of open connections to this port. */
function establishedWith(port) {
  const rows = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local, , state]) => state === '01' && portOf(local) === port)
    .map(([, , peer]) => portOf(peer));
}

const portOf = (address) => Number.parseInt(address.split(':')[1], 16);
