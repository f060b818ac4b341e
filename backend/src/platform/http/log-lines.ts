/** The longest delay of a line, in milliseconds. */
const DELAY = 100;
const MAX_BUFFERED = 65_536;
/** pino's level 30: info. */
const INFO = '{"level":30';

/**
 * Info lines are written in batches: one write each took a twentieth of the processor's time under load. A line
 * that is a warning or worse is written immediately, and so is the rest at the end.
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
