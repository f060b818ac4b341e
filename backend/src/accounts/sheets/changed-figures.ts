interface ChangedFigure {
  before: number;
  after: number;
}

/** Of what is a year or a month of figures only what becomes another one. */
export function changedFigures<Key>(
  was: readonly [Key, number][],
  is: readonly [Key, number][],
): (ChangedFigure & { key: Key })[] {
  return was
    .map(([key, before], at) => ({ key, before, after: is[at]?.[1] ?? before }))
    .filter(({ before, after }) => before !== after);
}
