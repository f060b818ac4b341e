/**
 * Runs `stop` once: on the first signal, when the parent process is gone or when the program gives up by `fail()`; later signals
 * wait for it. A signal during the start waits for `ready()`.
 */
export function onShutdown({ seconds, stop }) {
  let isReady = false;
  let asked = false;
  let exitCode = 0;
  const request = () => {
    if (asked) return;
    asked = true;
    if (isReady) finish();
  };
  async function finish() {
    // Whatever is still open has had its time: a supervisor would kill us next.
    const limit = setTimeout(() => process.exit(exitCode), seconds * 1_000);
    try {
      await stop();
      process.exit(exitCode);
    } catch (error) {
      clearTimeout(limit);
      console.error(error);
      process.exit(1);
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, request);
  process.on('disconnect', request);
  return {
    get asked() {
      return asked;
    },
    fail(error) {
      console.error(sentenceOf(error));
      exitCode = 1;
      request();
    },
    ready() {
      isReady = true;
      if (asked) finish();
    },
  };
}

const EXPECTED = ['ConfigError', 'DatabaseError', 'BuildError'];

/** One sentence where the operator can fix it, otherwise the whole error. */
export function sentenceOf(error) {
  return EXPECTED.includes(error.constructor.name) ? error.message : error;
}
