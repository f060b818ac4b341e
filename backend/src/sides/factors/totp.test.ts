import { describe, expect, it } from 'vitest';
import { base32, newKey, stepOf, stepOfOneTimeCode, totp, uriOf } from './totp.ts';

const KEY = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('the code of an app', () => {
  // RFC 6238, appendix B, the last six of the eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('[MFA-01] after %i seconds is %s', (seconds, code) => {
    expect(totp(KEY, stepOf(at(seconds)))).toBe(code);
  });

  it('[MFA-01] is good in its step and the next, and not before', () => {
    const begin = 1_111_111_080;
    const good = [0, 29, 30, 59].map((later) => stepOfOneTimeCode(KEY, '081804', at(begin + later), 0));
    expect(good).toEqual(Array(4).fill(stepOf(at(begin))));
    expect(stepOfOneTimeCode(KEY, '081804', at(begin + 60), 0)).toBeNull();
    expect(stepOfOneTimeCode(KEY, '081804', at(begin - 1), 0)).toBeNull();
  });

  it('[MFA-01] is good once, and none before it either', () => {
    const step = stepOf(at(59));
    expect(stepOfOneTimeCode(KEY, '287082', at(59), step)).toBeNull();
    expect(stepOfOneTimeCode(KEY, totp(KEY, step - 1), at(59), step)).toBeNull();
    expect(stepOfOneTimeCode(KEY, totp(KEY, step + 1), at(61), step)).toBe(step + 1);
  });

  it.each(['', '28708', '2870820', '287083', 'abcdef', '２８７０８２'])(
    '[MFA-01] is refused when it is %j',
    (code) => expect(stepOfOneTimeCode(KEY, code, at(59), 0)).toBeNull(),
  );
});

it('[MFA-01] the key is twenty random bytes, in letters that people can type', () => {
  expect(base32(KEY)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(newKey()).toHaveLength(20);
  expect(newKey().equals(newKey())).toBe(false);
});

it('[MFA-01] the address for apps names product, person and key', () => {
  const uri = uriOf('GEZDGNBV', 'eva+test@firma.example');
  expect(uri).toBe(
    'otpauth://totp/Stundenbuch:eva%2Btest%40firma.example?secret=GEZDGNBV&issuer=Stundenbuch',
  );
});
