import type { Register } from '@stundenbuch/domain/sides/privacy/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

const names = async () =>
  (await world.get<Register>('chef', '/privacy/register')).body.processings.map(({ name }) => name);

it('[GDPR-04] switching a module changes what the company says of itself', async () => {
  await world.setFeatures('alpha', ['security']);
  expect(await names()).not.toContain('Verlauf');
  await world.setFeatures('alpha', ['security', 'audit']);
  await world.sql(
    `insert into company_settings (company_id, feature, value, created_at, created_by) values (1, 'audit', '{"keep_years":7}', now(), 13)
     on conflict (company_id, feature) do update set value = excluded.value`,
  );
  expect(await names()).toContain('Verlauf');
  const { body } = await world.get<Register>('chef', '/privacy/register');
  expect(body.processings.find(({ name }) => name === 'Verlauf')?.period).toMatch(/^7 Jahre/);
  await world.setFlags('alpha', []);
  expect(await names()).not.toContain('Arbeitszeiten');
});

it('[GDPR-03] [GDPR-04] names the periods that the company has set, and its provider', async () => {
  await world.setFeatures('alpha', ['security', 'kinds', 'payroll']);
  await world.setFlags('alpha', ['timebooking', 'absences']);
  const periodOf = async (wanted: string) =>
    (await world.get<Register>('chef', '/privacy/register')).body.processings.find(
      ({ name }) => name === wanted,
    )?.period;
  expect(await periodOf('Arbeitszeiten')).toMatch(/^mindestens zwei Jahre/);
  expect(await periodOf('Anmeldung mit Firmenkonto')).toBeUndefined();
  const put = (group: string, value: object) =>
    world.sql(
      `insert into company_settings (company_id, feature, value, created_at, created_by) values (1, $1, $2, now(), 13)
       on conflict (company_id, feature) do update set value = excluded.value`,
      [group, JSON.stringify(value)],
    );
  await put('privacy', { times_months: 36, bookings_months: 0, absences_months: 60, payroll_months: 72 });
  await put('kinds', { sick_months: 18 });
  expect(await periodOf('Arbeitszeiten')).toMatch(/^36 Monate/);
  expect(await periodOf('Abwesenheiten und Urlaub')).toMatch(/^60 Monate/);
  expect(await periodOf('Lohnübergabe')).toMatch(/^Dateien 72 Monate/);
  expect(await periodOf('Krankheitsfälle')).toMatch(/^18 Monate/);
  await world.sql(`insert into sso (company_id, preset, issuer, client_id, client_secret, created_at, created_by)
    values (1, 'other', 'https://anmeldung.example', 'stundenbuch', 'x', now(), 13)`);
  expect(await periodOf('Anmeldung mit Firmenkonto')).toMatch(/Verknüpfung/);
});

it('[GDPR-04] [DCN-02] is for admins, where the company has switched it on', async () => {
  await world.setFeatures('alpha', ['security']);
  for (const who of ['anna', 'lena'] as const)
    expect(refused(await world.get(who, '/privacy/register'))).toEqual([403, 'forbidden']);
  await world.setFeatures('alpha', []);
  expect(refused(await world.get('chef', '/privacy/register'))).toEqual([403, 'feature_off']);
});
