import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/paths.mjs';

const PAGE = join(root, 'docs/drill.md');
const BEGIN = '<!-- npm run drill writes from here on -->';
const WRITES = 10_000;

/** A drill that checked nothing fails. */
export function faultsOf({ checks, figures }) {
  const faults = [];
  if (!Number.isInteger(checks) || checks < 1) faults.push('checked nothing');
  if (Object.keys(figures ?? {}).length === 0) faults.push('measured nothing');
  return faults;
}

export function faultsOfAll(results) {
  const writes = results.reduce((total, { acknowledged = 0 }) => total + acknowledged, 0);
  const seconds = results.reduce((total, result) => total + (result.seconds ?? 0), 0);
  return [
    ...(writes < WRITES ? [`only ${writes} acknowledged writes were checked, ${WRITES} are due`] : []),
    ...(seconds > 30 * 60 ? [`took ${Math.round(seconds / 60)} minutes, 30 are allowed`] : []),
  ];
}

export function machine() {
  const [{ model }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${model.trim()}, ${memory} GiB, ${process.platform}, Node ${process.versions.node}`;
}

export function printed({ figures, checks, acknowledged }, seconds) {
  const lines = Object.entries({ ...figures, checks, ...(acknowledged && { acknowledged }) });
  const width = Math.max(...lines.map(([what]) => what.length));
  return [...lines, ['took', `${seconds} s`]]
    .map(([what, value]) => `  ${what.padEnd(width)}  ${value}`)
    .join('\n');
}

/** Each drill has its own section, so that running one preserves the figures of the others. */
export function writeFigures(results, page = PAGE) {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const [head, old = ''] = text.split(BEGIN);
  const sections = new Map(
    old
      .split(/^(?=## )/m)
      .filter((section) => section.startsWith('## '))
      .map((section) => [section.slice(3, section.indexOf('\n')), section.trim()]),
  );
  for (const result of results) sections.set(result.part, sectionOf(result));
  const body = [...sections.keys()].sort().map((part) => sections.get(part));
  writeFileSync(page, `${[head.trim(), BEGIN, ...body].join('\n\n').trim()}\n`);
}

function sectionOf({ part, name, figures, checks, acknowledged, seconds }) {
  const rows = { ...figures, checks, ...(acknowledged && { 'acknowledged writes checked': acknowledged }) };
  const day = new Date().toISOString().slice(0, 10);
  return [
    `## ${part}`,
    `${name}. ${day}, ${seconds} s, ${machine()}.`,
    ['| what | measured |', '|---|---|', ...Object.entries(rows).map(([k, v]) => `| ${k} | ${v} |`)].join(
      '\n',
    ),
  ].join('\n\n');
}
