/** What a process remembers by key, the oldest forgotten first. Nothing may depend on it: it is proven when it is used. */
export class Remembered<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly most = 5_000) {}

  get(key: string): Value | undefined {
    return this.values.get(key);
  }

  set(key: string, value: Value): void {
    const [oldest] = this.values.keys();
    if (this.values.size >= this.most && oldest !== undefined && !this.values.has(key))
      this.values.delete(oldest);
    this.values.set(key, value);
  }

  delete(key: string): void {
    this.values.delete(key);
  }
}
