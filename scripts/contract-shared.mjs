import { CONTRACT, needsOf, shared } from '@stundenbuch/federation';
import { remotes } from './paths.mjs';

/**
 * What the shell shares with remotes (for our own packages the importable names, for others the major version)
 * and what the remotes use of it.
 */
export function sharedContract() {
  const uses = remotes().map((name) => [name, needsOf(name)]);
  return { contract: CONTRACT, shared: shared(), uses: Object.fromEntries(uses) };
}

/** What a remote of the old release no longer finds in the new shell. */
export function brokenShared(old, now) {
  if (old.contract !== now.contract) return [`Modulvertrag ${old.contract} → ${now.contract}`];
  const versions = Object.entries(old.shared).filter(([, version]) => typeof version === 'number');
  return [
    ...versions
      .filter(([name, version]) => now.shared[name] !== version)
      .map(([name, version]) => `${name}: ${version} → ${now.shared[name] ?? 'nicht mehr geteilt'}`),
    ...Object.entries(old.uses).flatMap(([remote, uses]) =>
      lacking(now, uses).map((use) => `${remote} braucht ${use}`),
    ),
  ];
}

/** What the remotes of the new release use and the old shell lacks. */
export function newerUses(old, now) {
  return Object.entries(now.uses).flatMap(([remote, uses]) =>
    lacking(old, uses).map((use) => `${remote} braucht ${use}`),
  );
}

const lacking = ({ shared }, uses) =>
  uses.filter((use) => {
    const [name, one] = use.split(': ');
    return !shared[name]?.includes(one);
  });
