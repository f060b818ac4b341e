/** Longer than this nobody who watches the log has to wait. */
const DELAY = 100;
const MAX_BUFFERED = 65_536;
/** pino's level 30: what is usual. */
const INFO = '{"level":30';

/**
 * Lines about usual calls are written together: one write each took a twentieth of the processor's time under load. What
 * is a warning or worse, and what is left at the end, is written at once.
 */
export class LogLines {
  private waiting = '';
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly target: { write(text: string): unknown }) {
    process.once('exit', () => this.flush());
  }

  write(line: string): void {
    this.waiting += line;
    if (!line.startsWith(INFO) || this.waiting.length >= MAX_BUFFERED) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), DELAY).unref();
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const lines = this.waiting;
    this.waiting = '';
    if (lines) this.target.write(lines);
  }
}
