import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from './tools/call.mjs';
import { foundCompany } from './tools/company.mjs';
import { Program } from './tools/program.mjs';
import { judged, seconds } from './tools/verdict.mjs';
import { Writers } from './tools/writers.mjs';

export const name =
  'The disk of the database is full three times while 16 people write; what was answered with a plain 503 is not stored';

const PEOPLE = 16;
const WRITES = 300;
const ROUNDS = 3;
const FULL_SECONDS = 20;
/** The five seconds between two write checks, plus time for a busy machine. */
const NOTICED_MS = 10_000;

export async function run(context) {
  const disk = mountDisk(context, '320m');
  const dataDir = join(disk, 'data');
  const port = await context.port();
  const start = () => context.track(new Program({ dataDir, port })).ready();
  let program = await start();
  const writers = new Writers(await foundCompany(program, program.url, PEOPLE), program.url);
  writers.start();

  const faults = [];
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    await writers.waitForWrites(WRITES);
    const filler = fill(disk);
    const seen = await watchHealth(program, writers);
    if (seen.noticed === undefined || seen.noticed > NOTICED_MS)
      faults.push(`health said 503 after ${seen.noticed} ms`);
    faults.push(...seen.wrong);
    rmSync(filler);
    const begun = performance.now();
    // PostgreSQL may have had no space to start: the program then ends, and a service manager restarts it.
    if (!program.isRunning) {
      const { code } = await program.end();
      if (code !== 1) faults.push(`the program ended with ${code}`);
      program = await start();
    }
    await writers.waitForWrites(1);
    rounds.push({ ...seen, back: performance.now() - begun });
  }
  await writers.waitForWrites(WRITES);
  await writers.stop();

  const compared = await writers.ledger.compare(program);
  compared.faults.push(...faults);
  compared.checks += rounds.reduce((sum, { asked }) => sum + asked, 0);
  const slowest = (key) => seconds(Math.max(...rounds.map((round) => round[key])));
  return judged(compared, writers, {
    'disk full': `${ROUNDS} times, ${FULL_SECONDS} s each`,
    'health says 503 after': slowest('noticed'),
    'first write after there was room again': slowest('back'),
  });
}

/** A small separate one, so that nothing else on the machine runs out of space. */
function mountDisk(context, size) {
  const disk = join(context.folder, 'disk');
  mkdirSync(disk);
  const done = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0711`, 'tmpfs', disk]);
  if (done.status !== 0) throw new Error(`The disk cannot be mounted: ${done.stderr}`);
  context.track({ stop: () => spawnSync('umount', ['--lazy', disk]) });
  chmodSync(disk, 0o711);
  return disk;
}

/** Fills the disk to the last byte; returns the file. */
function fill(disk) {
  const path = join(disk, 'filler');
  const file = openSync(path, 'w');
  for (let part = Buffer.alloc(2 ** 20); part.length > 0; ) {
    try {
      writeSync(file, part);
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
      part = part.subarray(0, part.length >> 1);
    }
  }
  closeSync(file);
  return path;
}

/** Checks twice a second: expects 503 eventually, and from then on no 200 until writes succeed. */
async function watchHealth(program, writers) {
  const begun = performance.now();
  const seen = { asked: 0, noticed: undefined, wrong: [] };
  while (performance.now() - begun < FULL_SECONDS * 1000) {
    const before = writers.ledger.acknowledged;
    const { status } = await call(program.url, 'GET', '/health');
    seen.asked++;
    if (status !== 200) seen.noticed ??= performance.now() - begun;
    await pause(500);
    if (status === 200 && seen.noticed !== undefined && writers.ledger.acknowledged === before)
      seen.wrong.push('health said 200 while nothing was written');
  }
  return seen;
}
