import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Example, examplesOf, TOKEN_PLACE } from '@stundenbuch/domain/sides/tokens/examples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenOf } from './tokens.ts';
import { World } from './world.ts';

const GUIDE = join(import.meta.dirname, '../../docs/programs.md');
const TODAY = '2026-11-20';

let world: World;
const examples = {} as Record<Example['name'], string>;
beforeAll(async () => {
  world = await World.start();
  await world.setFeatures('alpha', ['audit', 'tokens']);
  const times = { day: '2026-11-19', start_time: '08:00', end_time: '16:00', break: 0, hours: 8 };
  expect((await world.post('anna', '/timesheet/workingtime', times)).status).toBe(200);
  // Each with the scopes that it says it needs, and no more.
  for (const { name, scopes } of examplesOf({ origin: world.url, token: '', today: TODAY })) {
    const token = await tokenOf(world, 'anna', ...scopes);
    const example = examplesOf({ origin: world.url, token, today: TODAY }).find((one) => one.name === name);
    examples[name] = example?.text ?? '';
  }
});
afterAll(() => world?.close());

const dayBefore = expect.objectContaining({ day: '2026-11-19', start_time: '08:00', hours: 8 });

it('[TOK-04] the example for a shell runs as it stands', async () => {
  const { stdout } = await promisify(execFile)('sh', ['-c', examples.curl]);
  expect(JSON.parse(stdout)).toEqual([dayBefore]);
});

it('[TOK-04] the example for a spreadsheet asks what it says, and gets the columns that it chooses', async () => {
  const text = examples.powerquery;
  const of = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
  const record = (name: string) =>
    Object.fromEntries(
      [...of(new RegExp(`${name} = \\[(.*?)\\]`)).matchAll(/(\w+) = "([^"]*)"/g)].map(([, key, value]) => [
        key,
        value,
      ]),
    );
  const url = new URL(of(/RelativePath = "(.*?)"/), `${of(/Web\.Contents\("(.*?)"/)}/`);
  url.search = new URLSearchParams(record('Query')).toString();
  const answer = await fetch(url, { headers: record('Headers') });
  expect(answer.status).toBe(200);
  const rows = (await answer.json()) as object[];
  expect(rows).toEqual([dayBefore]);
  const columns = [...of(/SelectColumns\(Zeiten, \{(.*?)\}\)/).matchAll(/"(\w+)"/g)].map(
    ([, name]) => name as string,
  );
  expect(columns.length).toBeGreaterThan(3);
  expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(columns));
  // What M would refuse: every bracket is closed, and the last step is named.
  expect(text.match(/[([{]/g)?.length).toBe(text.match(/[)\]}]/g)?.length);
  expect(text).toMatch(/^let\n[\s\S]*\nin\n {4}Spalten$/);
});

interface Node {
  name: string;
  type: string;
  parameters: {
    method: string;
    url: string;
    headerParameters: { parameters: { name: string; value: string }[] };
    queryParameters?: { parameters: { name: string; value: string }[] };
    jsonBody?: string;
  };
}

it('[TOK-04] the example for n8n is a chain of nodes whose requests are answered', async () => {
  const { nodes, connections } = JSON.parse(examples.n8n) as {
    nodes: Node[];
    connections: Record<string, { main: { node: string }[][] }>;
  };
  const ran: string[] = [];
  const after = (name: string | undefined) => connections[name ?? '']?.main[0]?.[0]?.node;
  const start = nodes.find(({ type }) => type.endsWith('.manualTrigger'))?.name;
  for (let next = after(start); next !== undefined; next = after(next)) {
    const { parameters, type } = nodes.find(({ name }) => name === next) as Node;
    expect(type).toBe('n8n-nodes-base.httpRequest');
    const pairs = (list: Node['parameters']['queryParameters']): [string, string][] =>
      list?.parameters.map(({ name, value }) => [name, value]) ?? [];
    const url = new URL(parameters.url);
    url.search = new URLSearchParams(pairs(parameters.queryParameters)).toString();
    const headers = new Headers(pairs(parameters.headerParameters));
    // As the node does with a body of JSON.
    if (parameters.jsonBody) headers.set('content-type', 'application/json');
    const { jsonBody: body = null, method } = parameters;
    const answer = await fetch(url, { method, headers, body });
    ran.push(`${method} ${answer.status}`);
  }
  expect(ran).toEqual(['GET 200', 'POST 200']);
  expect(nodes).toHaveLength(3);
  expect(await world.sql(`select day::text from entries where day = '${TODAY}'`)).toEqual([{ day: TODAY }]);
});

it('[TOK-04] the guide shows the same', () => {
  const guide = readFileSync(GUIDE, 'utf8');
  const place = { origin: 'https://zeiten.firma.de', token: TOKEN_PLACE, today: TODAY };
  for (const { text, title } of examplesOf(place)) {
    expect(guide).toContain(title);
    expect(guide).toContain(`\n${text}\n`);
  }
});
