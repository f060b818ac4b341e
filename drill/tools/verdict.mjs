/** Turns the comparison into the drill's result, or throws. */
export function judged({ checks, faults }, writers, figures = {}) {
  if (faults.length > 0) {
    throw new Error(
      `${faults.length} faults after ${checks} checks:\n    ${faults.slice(0, 20).join('\n    ')}`,
    );
  }
  if (writers.hung > 0) throw new Error(`${writers.hung} calls got no answer at all`);
  const unexpected = Object.keys(writers.answers).filter((kind) => !/^(0|200|50[234] .+)$/.test(kind));
  if (unexpected.length > 0) {
    throw new Error(`Answers that should not be: ${JSON.stringify(writers.answers)}`);
  }
  return {
    checks,
    acknowledged: writers.ledger.acknowledged,
    figures: {
      ...figures,
      answers: answersOf(writers),
      'slowest call': seconds(writers.slowest),
    },
  };
}

function answersOf({ answers }) {
  return Object.entries(answers)
    .map(([kind, count]) => `${kind === '0' ? 'connection lost' : kind}: ${count}`)
    .join(', ');
}

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
