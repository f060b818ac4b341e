const GRAVE = ['high', 'critical'];

/**
 * What `npm audit --json` says: the packages with a grave advisory, or why nothing is known. Only an answer of the
 * advisory service has counts; without them nothing was checked, whatever the exit status.
 */
export function readAudit(json) {
  const report = parse(json);
  if (!report?.metadata?.vulnerabilities || !report.vulnerabilities)
    return { unreachable: report?.message ?? report?.error?.summary ?? 'keine lesbare Antwort', grave: [] };
  const grave = Object.values(report.vulnerabilities)
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ name, severity, via, fixAvailable }) => ({
      ...{ name, severity, isFixable: Boolean(fixAvailable) },
      // A name instead of an advisory: the package is hit through another one of the list.
      causes: via.map((cause) => (typeof cause === 'string' ? cause : `${cause.title} ${cause.url}`)),
    }));
  return { unreachable: null, grave, count: report.metadata.dependencies?.prod ?? 0 };
}

function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
