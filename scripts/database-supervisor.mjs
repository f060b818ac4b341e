import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from './database-place.mjs';
import { stopPostmaster } from './postmaster.mjs';

const RESTARTS = 5;
const WINDOW_MINUTES = 10;

/**
 * PostgreSQL may be killed, for example by the kernel when out of memory. `again()` restarts it a limited number of times,
 * then `onLost` gets the reason, and the service manager may restart the whole program.
 */
export function superviseDatabase(first, { again, log, onLost, wait = pause }) {
  let child = first;
  let isStopping = false;
  const restarts = [];
  if (onLost) watch();
  return {
    async stop() {
      isStopping = true;
      if (isRunning(child)) await stopPostmaster({ pid: child.pid });
    },
  };

  function watch() {
    if (isRunning(child)) child.once('exit', restart);
    else restart();
  }

  async function restart() {
    for (let tries = 0; !isStopping; tries++) {
      const recent = restarts.filter((at) => performance.now() - at < WINDOW_MINUTES * 60_000).length;
      if (recent === RESTARTS) return onLost(tooManyRestarts());
      restarts.push(performance.now());
      log(
        `PostgreSQL ist unerwartet zu Ende gegangen (${child.signalCode ?? child.exitCode}) und wird neu gestartet ` +
          `(${recent + 1} von höchstens ${RESTARTS} Malen in ${WINDOW_MINUTES} Minuten).`,
      );
      await wait(tries * 1_000);
      if (isStopping) return;
      try {
        child = await again((started) => {
          child = started;
        });
      } catch (error) {
        if (isStopping) return;
        if (!(error instanceof DatabaseError)) return onLost(error);
        log(error.message);
        continue;
      }
      log('PostgreSQL läuft wieder.');
      return watch();
    }
  }
}

const isRunning = (child) => child.exitCode === null && child.signalCode === null;

function tooManyRestarts() {
  return new DatabaseError(
    `PostgreSQL ist zu oft zu Ende gegangen: Nach ${RESTARTS} Neustarts in ${WINDOW_MINUTES} Minuten wird Stundenbuch beendet. ` +
      'Bitte Arbeitsspeicher und Platte prüfen (die Meldungen stehen in postgres.log) und neu starten.',
  );
}
