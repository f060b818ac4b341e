import { seconds } from './verdict.mjs';

/** The longest time without an acknowledged write that ends after `from`. `times` in their order. */
export function longestSilence(times, from, until) {
  const before = times.findLast((time) => time <= from) ?? from;
  const points = [before, ...times.filter((time) => time > from && time < until), until];
  return Math.max(...points.slice(1).map((time, n) => time - points[n]));
}

/** Answers that came since, by kind. */
export function answersSince(before, now) {
  return Object.fromEntries(
    Object.entries(now)
      .map(([kind, count]) => [kind, count - (before[kind] ?? 0)])
      .filter(([, count]) => count > 0),
  );
}

/** One cell of the table: what people noticed of an event. */
export function noticed({ silence, answers }) {
  const others = Object.entries(answers).filter(([kind]) => kind !== '200');
  const words = others.map(([kind, count]) => `${kind === '0' ? 'connection lost' : kind}: ${count}`);
  return [`${seconds(silence)} without a write`, ...words].join(', ');
}

/** At a failure only the writes that were on their way are unknown, not all that come while nobody is there. */
export function faultsOfEvent(name, answers, people) {
  const unknown = answers['503 outcome_unknown'] ?? 0;
  const most = 2 * people;
  return unknown > most ? [`${name}: ${unknown} answers outcome_unknown, ${most} at most`] : [];
}
