import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Row } from './part.ts';
import { root } from './product.ts';

const RESULTS = join(root, 'docs/performance.json');
const PAGE = join(root, 'docs/performance.md');
const BEGIN = '<!-- npm run bench writes from here -->';
const END = '<!-- to here -->';

interface Results {
  [part: string]: { measured: string; machine: string; rows: Row[] };
}

/** Stores the results of a part and writes the table again, rows that miss their target first. */
export function report(part: string, rows: Row[]): void {
  const results: Results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  results[part] = {
    measured: `${new Date().toISOString().slice(0, 16)}Z, ${commit()}`,
    machine: machine(),
    rows,
  };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`${PAGE} has lost its marks`);
  writeFileSync(PAGE, `${page.slice(0, before)}${BEGIN}\n\n${tables(results)}\n${page.slice(after)}`);
}

export function printed({ work, target, measured, limit = '', ratio, met }: Row): string[] {
  return [work, target, measured, limit, ratio === undefined ? '' : ratio.toFixed(2), met ? 'yes' : '**no**'];
}

const HEADER = ['work', 'to reach', 'measured', 'limit', 'ratio', 'met'];
const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

function tables(results: Results): string {
  const rows = Object.values(results).flatMap((part) => part.rows);
  const short = rows.filter(({ met }) => !met);
  const met = rows.filter((row) => row.met);
  const runs = Object.entries(results).map(
    ([part, { measured, machine }]) => `- ${part}: ${measured}, ${machine}`,
  );
  return [
    `### Short of the target (${short.length} of ${rows.length})`,
    table(short),
    '### Reached',
    table(met),
    '### Runs',
    `${runs.join('\n')}\n`,
  ].join('\n\n');
}

function table(rows: Row[]): string {
  if (rows.length === 0) return 'Nothing.';
  return [line(HEADER), line(HEADER.map(() => '---')), ...rows.map((row) => line(printed(row)))].join('\n');
}

function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load ${loadavg()[1]?.toFixed(1)}`;
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
}
