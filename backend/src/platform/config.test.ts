import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);
const external = { DATABASE_URL: 'postgres://owner@db/stundenbuch', JWT_SECRET: SECRET };
const embedded = { ...external, EMBEDDED_DATABASE: '1' };

describe('the settings', () => {
  it('[OPS-24] take an address with whatever signs in its password and its options', () => {
    const DATABASE_URL = 'postgres://o:a%2Cb@one:5432/db?application_name=a,b&options=-c%20geqo%3Doff';
    expect(readConfig({ ...external, DATABASE_URL }).ownerUrl).toBe(DATABASE_URL);
  });

  it('have defaults', () => {
    expect(readConfig(external)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: false,
      trustProxy: false,
    });
    expect(readConfig(embedded)).toMatchObject({ demo: true, fixedNow: undefined });
    expect(readConfig({ ...embedded, DEMO: 'off', PORT: '' })).toMatchObject({ demo: false, port: 3000 });
    expect(readConfig({ ...external, DEMO: 'on' }).demo).toBe(true);
  });

  it('do not seed a demo by default where others can reach the program', () => {
    for (const HOST of ['127.0.0.1', '127.1.2.3', '::1', 'localhost'])
      expect(readConfig({ ...embedded, HOST })).toMatchObject({ demo: true, exposed: false });
    for (const given of [
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: '127.example.org' },
      { TRUST_PROXY: '127.0.0.1' },
    ]) {
      expect(readConfig({ ...embedded, ...given })).toMatchObject({ demo: false, exposed: true });
      expect(readConfig({ ...embedded, ...given, DEMO: 'on' })).toMatchObject({ demo: true, exposed: true });
    }
  });

  it.each([
    [{ JWT_SECRET: SECRET }, 'DATABASE_URL fehlt'],
    [{ DATABASE_URL: 'mysql://x', JWT_SECRET: SECRET }, 'DATABASE_URL muss mit postgres:// beginnen.'],
    [{ DATABASE_URL: external.DATABASE_URL }, 'JWT_SECRET fehlt'],
    [{ ...external, DATABASE_URL: 'postgres://owner@one,two/db' }, 'DATABASE_URL nennt mehrere Rechner'],
    [
      { ...external, DATABASE_URL: 'postgres://o:p@one:5432,two:5433/db' },
      'DATABASE_URL nennt mehrere Rechner',
    ],
    [
      { ...external, DATABASE_APP_URL: 'postgres:///db?host=one,two' },
      'DATABASE_APP_URL nennt mehrere Rechner',
    ],
    [
      { ...external, DATABASE_URL: 'postgres://o@one/db?target_session_attrs=read-write' },
      'oder target_session_attrs',
    ],
    [{ ...external, DATABASE_URL: 'postgres://o:p/q#@one/db' }, 'DATABASE_URL ist keine gültige Adresse.'],
    [{ ...external, JWT_SECRET: 'kurz' }, 'JWT_SECRET braucht mindestens 32 Zeichen.'],
    [{ ...external, PORT: '70000' }, 'PORT ist ungültig'],
    [{ ...external, PORT: 'dreitausend' }, 'PORT ist ungültig'],
    [{ ...external, DEMO: 'ja' }, 'DEMO ist ungültig'],
    [
      { ...external, GLOBAL_ADMIN_EMAIL: 'a@beispiel.example' },
      'GLOBAL_ADMIN_EMAIL und GLOBAL_ADMIN_PASSWORD gehören zusammen.',
    ],
    [
      { ...external, GLOBAL_ADMIN_EMAIL: 'niemand', GLOBAL_ADMIN_PASSWORD: 'x' },
      'GLOBAL_ADMIN_EMAIL ist ungültig',
    ],
    [{ ...external, GLOBAL_ADMIN_SECOND_FACTOR: 'ja' }, 'GLOBAL_ADMIN_SECOND_FACTOR ist ungültig'],
    [{ ...external, GLOBAL_ADMIN_SECOND_FACTOR: 'required' }, 'SECRETS_KEY fehlt'],
    [
      { ...external, FIXED_TODAY: '2026-11-20' },
      'FIXED_TODAY ist nur mit der eingebauten Datenbank erlaubt.',
    ],
    [{ ...embedded, FIXED_TODAY: '20.11.2026' }, 'FIXED_TODAY muss ein Tag'],
    [{ ...embedded, FIXED_TODAY: '2026-02-29' }, 'FIXED_TODAY muss ein Tag'],
    [{ ...embedded, FIXED_TODAY: '2026-11-20T10:00' }, 'FIXED_TODAY muss ein Tag'],
  ])('%j are refused in one clear line', (env, line) => {
    const read = () => readConfig(env);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(line);
  });

  it('accept a day or an instant for now', () => {
    expect(readConfig({ ...embedded, FIXED_TODAY: '2026-11-20' }).fixedNow).toBe('2026-11-20T12:00:00Z');
    const instant = '2026-11-30T23:30:00+01:00';
    expect(readConfig({ ...embedded, FIXED_TODAY: instant }).fixedNow).toBe(instant);
  });

  it('name the trusted proxies', () => {
    expect(readConfig({ ...external, TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }).trustProxy).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
    ]);
  });
});
