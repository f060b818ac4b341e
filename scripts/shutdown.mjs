/**
 * Runs `stop` once, on the first signal or when the starting process is gone; later signals wait with it.
 * A signal during the start is kept until `ready()`.
 */
export function onShutdown({ seconds, stop }) {
  let isReady = false;
  let asked = false;
  const request = () => {
    if (asked) return;
    asked = true;
    if (isReady) finish();
  };
  async function finish() {
    // What is still open then has had its time: a supervisor would kill us next.
    const limit = setTimeout(() => process.exit(0), seconds * 1_000);
    try {
      await stop();
      process.exit(0);
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
    ready() {
      isReady = true;
      if (asked) finish();
    },
  };
}
