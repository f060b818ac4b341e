import { describe, expect, it } from 'vitest';
import { isOutage, isOutcomeUnknown, notBegun } from './conflicts.ts';

const withCode = (code: string) => Object.assign(new Error('anything'), { code });

describe('the database is unavailable or busy', () => {
  it.each([
    ['a connection that was refused', withCode('ECONNREFUSED')],
    ['a machine that cannot be reached', withCode('EHOSTUNREACH')],
    ['a network that is gone', withCode('ENETUNREACH')],
    ['a server that shuts down', withCode('57P01')],
    ['a server that starts', withCode('57P03')],
    ['too many connections', withCode('53300')],
    ['a server that is read-only', withCode('25006')],
    ['a disk that is full', withCode('53100')],
    ['a statement that took too long', withCode('57014')],
    ['a transaction that idled too long', withCode('25P03')],
    ['a deadlock', withCode('40P01')],
    ['no free connection', new Error('timeout exceeded when trying to connect')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    [
      'a connection that broke before',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['an answer that never came', new Error('Query read timeout')],
    ['a greeting that never came', new Error('timeout expired')],
    ['both addresses of a name', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
  ])('is recognized by %s', (_, error) => {
    expect(isOutage(error)).toBe(true);
  });

  it.each([
    ['a statement that is wrong', withCode('42601')],
    ['a constraint', withCode('23505')],
    ['a mistake in the program', new TypeError('x is not a function')],
    ['no error', 'ECONNREFUSED'],
  ])('is not assumed after %s', (_, error) => {
    expect(isOutage(error)).toBe(false);
  });
});

describe('whether a change was stored', () => {
  it.each([
    ['a server that shuts down', withCode('57P01')],
    ['a server that crashed', withCode('57P02')],
    ['a connection that was reset', withCode('ECONNRESET')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['an answer that never came', new Error('Query read timeout')],
    ['one of several addresses', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNRESET')])],
  ])('is uncertain after %s', (_, error) => {
    expect(isOutcomeUnknown(error)).toBe(true);
    expect(isOutage(error)).toBe(true);
  });

  it.each([
    ['a disk that is full', withCode('53100')],
    ['a connection that was refused', withCode('ECONNREFUSED')],
    ['a server that starts', withCode('57P03')],
    ['a statement that took too long', withCode('57014')],
    ['a deadlock', withCode('40P01')],
    ['a server that is read-only', withCode('25006')],
    ['a connection that broke while it was made', notBegun(withCode('ECONNRESET'))],
    ['no free connection', new Error('timeout exceeded when trying to connect')],
    ['a connection that never came about', new Error('Connection terminated due to connection timeout')],
    ['a mistake in the program', new TypeError('x is not a function')],
  ])('is certainly not after %s', (_, error) => {
    expect(isOutcomeUnknown(error)).toBe(false);
  });
});
