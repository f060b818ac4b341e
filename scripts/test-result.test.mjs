import { describe, expect, it } from 'vitest';
import { closingLine, countResults, withUnrun } from './test-result.mjs';

const file = (status, ...tests) => ({ status, assertionResults: tests.map((test) => ({ status: test })) });
const report = (passed, failed, pending, testResults) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: 0,
  testResults,
});

describe('the closing line of the tests', () => {
  it('counts passed, failed and skipped tests', () => {
    const result = countResults(report(3, 1, 2, [file('failed', 'passed', 'failed')]), 1);
    expect(closingLine(result)).toBe('3 passed, 1 failed, 2 skipped');
  });

  it('does not mention skipped tests where there are none', () => {
    expect(closingLine(countResults(report(3, 0, 0, [file('passed', 'passed')]), 0))).toBe(
      '3 passed, 0 failed',
    );
  });

  it('counts a file that does not load as a failure', () => {
    expect(countResults(report(3, 0, 0, [file('failed'), file('passed', 'passed')]), 1).failed).toBe(1);
  });

  it('fails when the runner fails outside of every test', () => {
    expect(countResults(report(3, 0, 0, [file('passed', 'passed')]), 1).failed).toBe(1);
  });

  it('skips locally and fails in CI when a program is missing', () => {
    const result = { passed: 3, failed: 0, skipped: 0 };
    expect(closingLine(withUnrun(result, 4, false))).toBe('3 passed, 0 failed, 4 skipped');
    expect(closingLine(withUnrun(result, 4, true))).toBe('3 passed, 4 failed');
  });
});
