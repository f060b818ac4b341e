import { BaseSequencer } from 'vitest/node';

/** Files that take long whatever their size: they walk over all pages, start the program again and again, or wait. */
const LONG = [
  /\/e2e\/(sound|walk|keyboard|skew)\.test\.ts$/,
  /\/scripts\/(start|database|backup)\.test\.mjs$/,
  /\/e2e\/(projects|remote-faults|admin|releases|main-job|export-tables\.office)\.test\.ts$/,
  /\/backend\/(test\/stop|src\/projects\/project-growth|test\/every-call\/malformed)\.test\.ts$/,
];

/** vitest begins with the largest files; were these the last ones, a worker would go on alone while the others have ended. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }) => LONG.findIndex((names) => names.test(moduleId)) + 1 || LONG.length + 1;
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
