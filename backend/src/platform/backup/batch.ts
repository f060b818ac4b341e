import type { Client } from 'pg';
import { quoted, type StoredTable } from './format.ts';

const ROWS = 1_000;
const LETTERS = 4_000_000;

/** Buffers rows of one table to insert many at a time. */
export class Batch {
  private lines: string[] = [];
  private letters = 0;
  private readonly insert: string;

  constructor(
    private readonly owner: Client,
    { name, columns }: StoredTable,
  ) {
    const list = columns.map(quoted).join(', ');
    this.insert = `insert into ${quoted(name)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${quoted(name)}, $1::json)`;
  }

  async add(line: string): Promise<void> {
    this.lines.push(line);
    this.letters += line.length;
    if (this.lines.length >= ROWS || this.letters >= LETTERS) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.lines.length === 0) return;
    await this.owner.query(this.insert, [`[${this.lines.join(',')}]`]);
    this.lines = [];
    this.letters = 0;
  }
}
