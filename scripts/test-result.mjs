/** Counts from vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function countResults(report, exitCode) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    // An error outside all tests fails the run as well.
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Tests that cannot run because a program is missing: skipped locally, failed in CI. */
export function withUnrun(result, count, isCi) {
  return isCi ? { ...result, failed: result.failed + count } : { ...result, skipped: result.skipped + count };
}
