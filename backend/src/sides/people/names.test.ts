import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

/** Jobs and categories differ only in their names. */
const nouns = [
  {
    noun: 'jobs',
    list: '/company/jobs',
    one: '/company/job',
    table: 'jobs',
    field: 'job_title',
    taken: 'job_taken',
    sentence: 'Angegebener Arbeitsplatz bereits vorhanden.',
    reader: 200,
  },
  {
    noun: 'categories',
    list: '/category',
    one: '/category',
    table: 'categories',
    field: 'name',
    taken: 'category_taken',
    sentence: 'Angegebene Kategorie bereits vorhanden.',
    reader: 403,
  },
];

describe.each(nouns)('$noun', ({ list, one, table, field, taken, sentence, reader }) => {
  const named = (name: unknown) => ({ [field]: name });
  let roofer = 0;
  let foreign = 0;

  beforeAll(async () => {
    roofer = ((await world.post('chef', one, named(' Dachdecker '))).body as { id: number }).id;
    foreign = ((await world.post('olga', one, named('Maurer'))).body as { id: number }).id;
  });

  it('[API-02] [API-86] [CONST-57] are created, with an id above 9999', async () => {
    expect(roofer).toBeGreaterThan(9999);
    expect((await world.post('chef', one, named('Ärztin'))).body).toEqual({
      id: expect.any(Number),
      ...named('Ärztin'),
    });
  });

  it('[API-01] [API-83] are listed by name for everyone in the company', async () => {
    for (const who of ['anna', 'lena', 'chef'] as const) {
      const { body } = await world.get<Record<string, string>[]>(who, list);
      expect(body.map((row) => row[field])).toEqual(['Ärztin', 'Dachdecker']);
    }
    expect((await world.get('otto', list)).body).toEqual([{ id: foreign, ...named('Maurer') }]);
    expect((await world.get('chef', `${list}?search=dach&size=5`)).headers.get('x-total-count')).toBe('1');
    expect(refused(await world.get(null, list))).toEqual([401, 'unauthenticated']);
  });

  it('[API-03] [API-84] are read one by one by admins only', async () => {
    expect((await world.get('chef', `${one}/${roofer}`)).body).toEqual({
      id: roofer,
      ...named('Dachdecker'),
    });
    expect((await world.get('lena', `${one}/${roofer}`)).status).toBe(reader);
    expect(refused(await world.get('anna', `${one}/${roofer}`))).toEqual([403, 'forbidden']);
    for (const id of [foreign, 0, -1, 'x', 77]) {
      expect(refused(await world.get('chef', `${one}/${id}`))).toEqual([404, 'not_found']);
    }
  });

  it('[JOB-04] [CAT-04] [AMB-67] have names that are unique in a company, regardless of case', async () => {
    const answer = await world.post('chef', one, named('DACHDECKER'));
    expect(refused(answer)).toEqual([409, taken, field]);
    expect(answer.body).toMatchObject({ message: sentence });
    expect((await world.post('olga', one, named('Dachdecker'))).status).toBe(200);
    const race = await Promise.all(
      Array.from({ length: 20 }, () => world.post('chef', one, named('Klempner'))),
    );
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[API-04] [API-85] [JOB-04] [CAT-04] can be renamed, also to their own name, but not to another’s', async () => {
    const id = ((await world.post('chef', one, named('Zimmrer'))).body as { id: number }).id;
    expect((await world.put('chef', `${one}/${id}`, { id: 1, ...named('Zimmerer') })).body).toEqual({
      id,
      ...named('Zimmerer'),
    });
    expect((await world.put('chef', `${one}/${id}`, named('zimmerer'))).body).toEqual({
      id,
      ...named('zimmerer'),
    });
    const answer = await world.put('chef', `${one}/${id}`, named('Dachdecker'));
    expect(refused(answer)).toEqual([409, taken, field]);
    expect(answer.body).toMatchObject({ message: sentence });
    expect(refused(await world.put('chef', `${one}/${foreign}`, named('')))).toEqual([404, 'not_found']);
  });

  it('[API-02] [API-86] [SHR-13] need a name of at most 50 characters; nothing else is stored', async () => {
    const before = await world.sql(`select count(*) from ${table}`);
    for (const [name, code] of [
      ['', 'fields_missing'],
      [undefined, 'fields_missing'],
      [7, 'invalid_input'],
      ['x'.repeat(51), 'text_too_long'],
      ['a\0b', 'invalid_input'],
    ]) {
      expect(refused(await world.post('chef', one, named(name)))).toEqual([400, code, field]);
      expect(refused(await world.put('chef', `${one}/${roofer}`, named(name)))).toEqual([400, code, field]);
    }
    expect(await world.sql(`select count(*) from ${table}`)).toEqual(before);
  });

  it('[API-02] [API-86] [API-04] [API-85] [ACC-45] are written by admins only', async () => {
    for (const who of ['anna', 'lena', 'gero'] as const) {
      expect(refused(await world.post(who, one, named('')))).toEqual([403, 'forbidden']);
      expect(refused(await world.put(who, `${one}/${foreign}`, named('')))).toEqual([403, 'forbidden']);
    }
  });
});
