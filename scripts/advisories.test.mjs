import { expect, it } from 'vitest';
import { readAudit } from './advisories.mjs';

/** As npm 11 prints it. */
const answered = (...vulnerabilities) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(vulnerabilities.map((found) => [found.name, found])),
    metadata: { vulnerabilities: { total: vulnerabilities.length }, dependencies: { prod: 243 } },
  });
const fault = (name, severity, via = [{ title: 'Prototype Pollution', url: 'https://example.org/1' }]) => ({
  name,
  severity,
  via,
  fixAvailable: true,
});

it('finds severe advisories, and packages affected through them', () => {
  const { unreachable, severe } = readAudit(
    answered(fault('xlsx', 'high'), fault('dayjs', 'moderate'), fault('web', 'critical', ['xlsx'])),
  );
  expect(unreachable).toBe(null);
  expect(severe.map(({ name, causes }) => [name, causes])).toEqual([
    ['xlsx', ['Prototype Pollution https://example.org/1']],
    ['web', ['xlsx']],
  ]);
});

it('finds nothing where the service has no advisories, and reports how many packages it checked', () => {
  expect(readAudit(answered())).toEqual({ unreachable: null, severe: [], count: 243 });
});

it.each([
  [JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }), '405 Method Not Allowed'],
  [JSON.stringify({ error: { code: 'ENOLOCK', summary: 'no lock file' } }), 'no lock file'],
  ['', 'keine lesbare Antwort'],
  ['<html>', 'keine lesbare Antwort'],
  ['{}', 'keine lesbare Antwort'],
])('does not treat %s as a clean answer', (answer, reason) => {
  expect(readAudit(answer)).toEqual({ unreachable: reason, severe: [] });
});
