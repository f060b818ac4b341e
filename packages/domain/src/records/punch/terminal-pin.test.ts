import { describe, expect, it } from 'vitest';
import { pinRefusal } from './limits.ts';

const codeOf = (pin: string, number: string | null = null) => pinRefusal(pin, number)?.code ?? null;

describe('[CLK-07] a PIN', () => {
  it.each([
    ...['000000', '777777', '121212', '112112', '474747', '111222'],
    ...['123456', '654321', '012345', '890123', '210987', '456789'],
    ...['123123', '471471', '112233', '998877', '001122'],
  ])('that anybody guesses first is refused: %s', (pin) => {
    expect(pinRefusal(pin, null)).toMatchObject({ code: 'terminal_pin_simple', field: 'pin' });
  });

  it.each(['471108', '290374', '135791', '124578', '123465', '246810', '112234', '102938', '471174'])(
    'else is good: %s',
    (pin) => {
      expect(codeOf(pin)).toBeNull();
    },
  );

  it.each([
    ['471108', '471108'],
    ['004711', '4711'],
    ['471100', '4711'],
  ])('%s is the personnel number %s', (pin, number) => {
    expect(codeOf(pin, number)).toBe('terminal_pin_simple');
    expect(codeOf(pin, '12')).toBeNull();
  });

  it.each(['', '12345', '1234567', '12345a'])('consists of six digits: %j', (pin) => {
    expect(codeOf(pin, '7')).toBe('terminal_pin');
  });
});
