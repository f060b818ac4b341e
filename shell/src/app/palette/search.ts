/** Something that the palette leads to. */
export interface Target {
  /** No other one has it. */
  id: string;
  label: string;
  /** What it is: 'Seite', 'Projekt' … */
  kind: string;
  /** Beside the name, and found, too. */
  hint: string;
}

export interface Indexed<Found extends Target = Target> {
  target: Found;
  label: string;
  /** The name and what is beside it, each word with a space before it. */
  text: string;
}

const folded = (text: string) =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** 'Müller' is found as Muller and as Mueller. */
const spelled = (text: string) =>
  /[äöü]/i.test(text)
    ? ` ${folded(text.toLowerCase().replace(/[äöü]/g, (letter) => written[letter] ?? letter))}`
    : '';
const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Once, before anything is typed. */
export function indexed<Found extends Target>(
  targets: readonly Found[],
  moreWords: (target: Found) => string = () => '',
): Indexed<Found>[] {
  return targets.map((target) => {
    const text = `${target.label} ${target.hint} ${target.kind} ${moreWords(target)}`;
    return {
      target,
      label: ` ${wordsOf(folded(target.label))}`,
      text: ` ${wordsOf(folded(text) + spelled(text))}`,
    };
  });
}

/** The name begins with it, a word of the name does, any word does, it is somewhere; null: nowhere. */
function rankOf({ label, text }: Indexed, term: string): number | null {
  const word = ` ${term}`;
  if (label.startsWith(word)) return 0;
  if (label.includes(word)) return 1;
  if (text.includes(word)) return 2;
  return text.includes(term) ? 3 : null;
}

/** What has all that is typed: beginnings of words first, else in the order of the list. */
export function search<Found extends Target>(list: readonly Indexed<Found>[], typed: string): Found[] {
  const terms = wordsOf(folded(typed)).split(' ').filter(Boolean);
  const ranked: { rank: number; target: Found }[] = [];
  for (const one of list) {
    let rank = 0;
    for (const term of terms) rank += rankOf(one, term) ?? Number.NaN;
    if (!Number.isNaN(rank)) ranked.push({ rank, target: one.target });
  }
  return ranked.sort((a, b) => a.rank - b.rank).map(({ target }) => target);
}
