import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsOf, offer } from '@stundenbuch/federation';
import { afterEach, describe, expect, it } from 'vitest';
import { brokenCalls } from './contract-calls.mjs';
import { answerBreaks, requestBreaks } from './contract-schema.mjs';
import { brokenShared, newerUses, sharedContract } from './contract-shared.mjs';
import { remotes, root } from './paths.mjs';

const text = { type: 'string' };
const number = { type: 'number' };
const nothing = { type: 'null' };
const record = (properties, required = []) => ({ type: 'object', properties, required });
const short = { type: 'string', maxLength: 50 };
const choice = (...values) => ({ type: 'string', enum: values });
const rows = (item) => ({ type: 'array', items: item });

describe('a request', () => {
  it.each([
    [
      'a new required field',
      record({ a: text }, ['a']),
      record({ a: text, b: text }, ['a', 'b']),
      '.b: ist neu Pflicht',
    ],
    ['a field that becomes required', record({ a: text }), record({ a: text }, ['a']), '.a: ist neu Pflicht'],
    ['a field that is gone', record({ a: text, b: text }), record({ a: text }), '.b: entfernt'],
    ['another type', record({ a: text }), record({ a: number }), '.a: string statt number'],
    ['a number that must be whole', number, { type: 'integer' }, ': number statt integer'],
    ['null no longer', { type: ['string', 'null'] }, text, ': null statt string'],
    ['null no longer, written the other way', { anyOf: [text, nothing] }, text, ': null statt string'],
    ['a value less', choice('a', 'b'), choice('a'), ': b nicht verstanden'],
    ['values where all were free', text, choice('a', 'b'), ': nur noch a, b verstanden'],
    ['another constant', { type: 'number', const: 0 }, { type: 'number', const: 1 }, ': 0 nicht verstanden'],
    ['a shorter text', short, { ...short, maxLength: 40 }, ': maxLength 50 → 40'],
    ['a text that was of any length', text, short, ': maxLength offen → 50'],
    ['a higher minimum', { ...number, minimum: 0 }, { ...number, minimum: 0.25 }, ': minimum 0 → 0.25'],
    ['a pattern', text, { ...text, pattern: '^a' }, ': pattern offen → ^a'],
    [
      'coarser steps',
      { ...number, multipleOf: 0.05 },
      { ...number, multipleOf: 0.25 },
      ': multipleOf 0.05 → 0.25',
    ],
    ['a form of text', text, { ...text, format: 'date' }, ': Format undefined statt date'],
    [
      'deep inside',
      record({ a: rows(record({ b: text })) }),
      record({ a: rows(record({})) }),
      '.a[].b: entfernt',
    ],
  ])('is broken by %s', (_, old, now, line) => {
    expect(requestBreaks(old, now, 'x')).toEqual([`x${line}`]);
  });

  it.each([
    ['an optional field', record({ a: text }, ['a']), record({ a: text, b: text }, ['a'])],
    ['null as well', text, { anyOf: [text, nothing] }],
    ['a value more', choice('a'), choice('a', 'b')],
    ['a longer text', short, { ...short, maxLength: 60 }],
    ['broken numbers', { type: 'integer' }, number],
    ['another order of the alternatives', { anyOf: [nothing, text] }, { type: ['string', 'null'] }],
  ])('is not broken by %s', (_, old, now) => {
    expect(requestBreaks(old, now, 'x')).toEqual([]);
  });
});

describe('an answer', () => {
  it.each([
    [
      'a field that is gone',
      record({ a: text, b: text }, ['a', 'b']),
      record({ a: text }, ['a']),
      '.b: entfernt',
    ],
    [
      'a field that may be missing',
      record({ a: text }, ['a']),
      record({ a: text }),
      '.a: ist nicht mehr immer da',
    ],
    ['another type', rows(number), rows(text), '[]: string statt number'],
    ['null', text, { type: ['string', 'null'] }, ': null statt string'],
    ['a value that nobody knows', choice('a'), choice('a', 'b'), ': b nicht verstanden'],
    ['free text instead of known values', choice('a'), text, ': nur noch a verstanden'],
    [
      'another form of day',
      { ...text, format: 'date' },
      { ...text, format: 'date-time' },
      ': Format date-time statt date',
    ],
  ])('is broken by %s', (_, old, now, line) => {
    expect(answerBreaks(old, now, 'x')).toEqual([`x${line}`]);
  });

  it.each([
    ['a field more', record({ a: text }, ['a']), record({ a: text, b: text }, ['a', 'b'])],
    ['null no longer', { type: ['string', 'null'] }, text],
    ['a value less', choice('a', 'b'), choice('a')],
    ['longer texts', short, { ...short, maxLength: 90 }],
  ])('is not broken by %s', (_, old, now) => {
    expect(answerBreaks(old, now, 'x')).toEqual([]);
  });
});

it('a schema that is not understood counts as broken', () => {
  expect(() => requestBreaks({ allOf: [text] }, text, 'x')).toThrow('allOf');
});

describe('the calls', () => {
  const body = (schema) => ({ requestBody: { content: { 'application/json': { schema } } } });
  const query = (name, required = false) => ({ name, in: 'query', required, schema: text });
  const call = (changes = {}) => ({
    security: [{ session: [] }],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    responses: { 200: { content: { 'application/json': { schema: text } } } },
    ...changes,
  });
  const document = (get, path = '/api/x/{id}') => ({ paths: { [path]: { get } } });

  it.each([
    ['one that is gone', {}, null, 'GET /api/x/{}: entfernt'],
    ['a session that is needed', { security: [] }, {}, 'GET /api/x/{}: verlangt neu eine Anmeldung'],
    [
      'a parameter that is needed',
      {},
      { parameters: [call().parameters[0], query('a', true)] },
      'GET /api/x/{}: ?a ist neu Pflicht',
    ],
    [
      'a parameter that is gone',
      { parameters: [call().parameters[0], query('a')] },
      {},
      'GET /api/x/{}: ?a entfernt',
    ],
    [
      'a body that is needed',
      {},
      body(record({ a: text }, ['a'])),
      'GET /api/x/{}: Anfrage.a: ist neu Pflicht',
    ],
  ])('are broken by %s', (_, before, after, line) => {
    const now = after ? document(call(after)) : { paths: {} };
    expect(brokenCalls(document(call(before)), now)).toEqual([line]);
  });

  it('are not broken by another name of a path parameter', () => {
    expect(brokenCalls(document(call()), document(call(), '/api/x/{number}'))).toEqual([]);
  });
});

describe('what the shell shares', () => {
  const now = sharedContract();
  const changed = (changes) => ({ ...now, shared: { ...now.shared, ...changes } });

  it('is found with its names', () => {
    expect(now.shared['@stundenbuch/web/form']).toEqual(
      expect.arrayContaining(['useForm', 'isAnyFormDirty']),
    );
    expect(now.shared['@stundenbuch/web/clock']).toEqual(expect.arrayContaining(['now', 'today']));
    expect(now.shared.react).toBe(19);
    expect(now.uses.absences).toContain('@stundenbuch/web/form: useForm');
    expect(brokenShared(now, now)).toEqual([]);
  });

  it.each([
    ['a name', { '@stundenbuch/web/chart': [] }, 'projects braucht @stundenbuch/web/chart: BarChart'],
    [
      'a part of the router',
      { 'react-router-dom': ['version 7'] },
      'timesheet braucht react-router-dom: Link',
    ],
    [
      'a major version of it',
      { 'react-router-dom': ['version 8', 'Link'] },
      'customers braucht react-router-dom: version 7',
    ],
    ['a package', { 'react-dom': undefined }, 'react-dom: 19 → nicht mehr geteilt'],
    ['a major version', { react: 20 }, 'react: 19 → 20'],
  ])('is broken by the loss of %s', (_, changes, line) => {
    expect(brokenShared(now, changed(changes))).toContain(line);
  });

  it('is broken by another version of the module contract', () => {
    expect(brokenShared(now, { ...now, contract: 2 })).toEqual(['Modulvertrag 1 → 2']);
  });

  it('covers what today’s remotes need', () => {
    const offered = offer();
    expect(remotes().flatMap((name) => needsOf(name).filter((need) => !offered.includes(need)))).toEqual([]);
  });

  it('may grow: remotes that use the additions need the new shell', () => {
    expect(newerUses(changed({ '@stundenbuch/web/chart': [] }), now)).toContain(
      'projects braucht @stundenbuch/web/chart: BarChart',
    );
  });
});

describe('npm run contract', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(root, 'scripts/contract.mjs');

  it('fails on a broken promise of the last release, and says where', () => {
    const [file] = readdirSync(join(root, 'docs/contract'));
    const old = JSON.parse(readFileSync(join(root, 'docs/contract', file), 'utf8'));
    const answer = old.calls.paths['/api/inventory'].get.responses[200].content['application/json'].schema;
    answer.items.properties.colour = text;
    writeFileSync(join(folder, file), JSON.stringify(old));
    const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('GET /api/inventory: Antwort[].colour: entfernt'),
    ]);
  });

  it('holds today’s program against every release whose contract is there', () => {
    for (const file of ['9.1.0.json', '9.10.0.json']) {
      const release = { version: file.slice(0, -5), calls: { paths: {} }, modules: sharedContract() };
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, file), JSON.stringify(release));
    }
    const said = execFileSync(process.execPath, [script, folder], { encoding: 'utf8' });
    expect(said).toMatch(/9\.10\.0 gilt[\s\S]*9\.1\.0 gilt/);
  });

  it('is a step of npm run check', () => {
    expect(readFileSync(join(root, 'scripts/check.mjs'), 'utf8')).toContain('scripts/contract.mjs');
  });
});
