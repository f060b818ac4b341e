import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { MAILING, mails } from '../../../test/mails.ts';
import type { Person } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';

const PROTECTIONS = ['security', 'closing', 'office', 'audit'];
const ALL = ['overtime', 'contracts', 'calendar', 'notices', ...PROTECTIONS];

let world: World;
beforeAll(async () => {
  world = await World.start('2026-11-20T09:00:00Z', MAILING);
  await world.sql('update users set password_hash = $1', [quickHash('Richtig1')]);
});
beforeEach(async () => {
  for (const who of ['chef', 'gero'] as const) await world.token(who);
  await world.sql('truncate outbox, notices, changes, seals');
  await world.sql('delete from company_settings');
  await world.sql(`update companies set permission = '1111111000' where id = 1`);
  await world.setFeatures('alpha', ALL);
  await world.sql('update sessions set proved_at = null');
});
afterAll(() => world?.close());

const prove = (who: Person) => world.post(who, '/user/proof', { password: 'Richtig1' });
const isOn = async (feature: string) =>
  (await world.sql('select from companies where id = 1 and $1 = any (features)', [feature])).length > 0;

describe('switching off what protects', () => {
  const without = (feature: string) =>
    ALL.filter((name) => name !== feature && (feature !== 'audit' || name !== 'office'));
  const ways = (
    feature: string,
  ): [title: string, who: Person, method: string, path: string, body: object][] => [
    [`${feature} by an admin`, 'chef', 'POST', '/company/features', { feature, on: false }],
    [`${feature} by a global admin`, 'gero', 'PUT', '/company/1', { features: without(feature) }],
  ];

  it.each(PROTECTIONS.flatMap(ways))(
    '[FND-05] [ACCT-10] needs the proof: %s',
    async (title, who, method, path, body) => {
      const [feature = ''] = title.split(' ');
      // What needs the recording has to be off before.
      if (feature === 'audit')
        await world.setFeatures(
          'alpha',
          ALL.filter((name) => name !== 'office'),
        );
      expect(refused(await world.call(who, method, path, body))).toEqual([403, 'proof_needed']);
      expect(await isOn(feature)).toBe(true);
      await prove(who);
      expect((await world.call(who, method, path, body)).status).toBe(200);
      expect(await isOn(feature)).toBe(false);
      expect((await mails(world)).map(({ kind, user_id, data }) => [kind, user_id, data])).toEqual([
        [
          ...['protection_off', 13],
          expect.objectContaining({ by: who === 'chef' ? 'Chef Muster' : 'Der Betreiber' }),
        ],
      ]);
    },
  );

  it('[FND-05] needs it for the preview, which tells nobody, and for what is undone together', async () => {
    const preview = () => world.post('chef', '/company/features/preview', { feature: 'security', on: false });
    expect(refused(await preview())).toEqual([403, 'proof_needed']);
    await world.setFeatures('alpha', []);
    expect((await world.post('chef', '/company/features/recommended', { on: true })).status).toBe(200);
    const undo = (path: string) => world.post('chef', `/company/features/recommended${path}`, { on: false });
    for (const path of ['/preview', '']) expect(refused(await undo(path))).toEqual([403, 'proof_needed']);
    expect(await isOn('audit')).toBe(true);
    await prove('chef');
    expect((await preview()).status).toBe(200);
    expect((await undo('/preview')).status).toBe(200);
    expect(await mails(world)).toEqual([]);
    expect((await undo('')).status).toBe(200);
    expect(await isOn('audit')).toBe(false);
  });

  it('[FND-05] admins read who it was, and the log has it', async () => {
    await prove('chef');
    await world.post('chef', '/company/features', { feature: 'closing', on: false });
    const { body } = await world.get('chef', '/notice');
    expect(body).toMatchObject([
      {
        title: '„Monatsabschluss“ wurde ausgeschaltet',
        text: expect.stringContaining('Chef Muster hat „Monatsabschluss“ am 20.11.2026, 10:00'),
      },
    ]);
    expect(
      await world.sql(
        `select actor_id, before, after from changes where table_name = 'companies' and actor_id is not null`,
      ),
    ).toMatchObject([
      {
        actor_id: 13,
        before: { features: ALL },
        after: { features: expect.not.arrayContaining(['closing']) },
      },
    ]);
  });

  it('[DCN-01] needs none for what protects nobody, nor to switch on', async () => {
    expect((await world.post('chef', '/company/features', { feature: 'notices', on: false })).status).toBe(
      200,
    );
    await world.setFeatures('alpha', []);
    expect((await world.post('chef', '/company/features', { feature: 'security', on: true })).status).toBe(
      200,
    );
    expect(await mails(world)).toEqual([]);
  });
});

it('[AUD-05] to keep the log for fewer years needs the proof, to keep it longer does not', async () => {
  const keep = (keep_years: number) =>
    world.put('chef', '/company/settings/audit', { value: { keep_years } });
  expect((await keep(5)).status).toBe(200);
  expect(refused(await keep(4))).toEqual([403, 'proof_needed']);
  await prove('chef');
  expect((await keep(4)).status).toBe(200);
});
