import { BaseSequencer } from 'vitest/node';

/**
 * Files that take long whatever their size: they visit all pages, restart the program repeatedly, or wait. Those of scripts wait
 * most, so two of them begin beside two that don't. Those of e2e follow each other, because a worker with the loaded program
 * ends when the next file is of another project.
 */
const LONG = [
  /\/scripts\/(start|backup)\.test\.mjs$/,
  /\/e2e\/every-page-(at-the-desk|on-the-phone)\.test\.ts$/,
  /\/scripts\/(database|admin)\.test\.mjs$/,
  /\/e2e\/export-tables\.office\.test\.ts$/,
  /\/e2e\/(walk|response)\.test\.ts$/,
  /\/e2e\/(releases|new-company|remote-faults|print|new-module|dev|budgets|working-day)\.test\.ts$/,
  /\/e2e\/(projects|accounts|update|admin|absences|second-factor|customers|long-words|main-job)\.test\.ts$/,
  /\/e2e\/refusals\.web\.test\.ts$/,
  /\/backend\/src\/(mail\/killed|demo\/demo)\.test\.ts$/,
  /\/backend\/test\/(stop|plans|every-call\/(malformed|access))\.test\.ts$/,
  /\/packages\/domain\/src\/accounts\/vacation\/(account-)?histories\.test\.ts$/,
];

/** vitest starts with the largest files; if these came last, one worker would run alone at the end. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }) => LONG.findIndex((names) => names.test(moduleId)) + 1 || LONG.length + 1;
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
