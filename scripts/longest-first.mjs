import { BaseSequencer } from 'vitest/node';

/** Short files that take long: each walks over all pages. */
const WALKS = /\/e2e\/(sound|walk|keyboard|skew)\.test\.ts$/;

/** vitest begins with the largest files; were these the last ones, a worker would walk on alone while the others have ended. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const isWalk = ({ moduleId }) => WALKS.test(moduleId);
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
  }
}
