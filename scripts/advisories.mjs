const SEVERE = ['high', 'critical'];

/**
 * The result of `npm audit --json`: the packages with a severe advisory, or why nothing is known. Only an answer of the
 * advisory service has counts; without counts nothing was checked, whatever the exit status.
 */
export function readAudit(json) {
  const report = parse(json);
  if (!report?.metadata?.vulnerabilities || !report.vulnerabilities)
    return { unreachable: report?.message ?? report?.error?.summary ?? 'keine lesbare Antwort', severe: [] };
  const severe = Object.values(report.vulnerabilities)
    .filter(({ severity }) => SEVERE.includes(severity))
    .map(({ name, severity, via, fixAvailable }) => ({
      name,
      severity,
      isFixable: Boolean(fixAvailable),
      // A name instead of an advisory: the package is affected through another one in the list.
      causes: via.map((cause) => (typeof cause === 'string' ? cause : `${cause.title} ${cause.url}`)),
    }));
  return { unreachable: null, severe, count: report.metadata.dependencies?.prod ?? 0 };
}

function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
