import type { Fault } from './chain.ts';

const WORDS: Record<Fault, string> = {
  missing: 'fehlt',
  chain: 'schließt nicht an das vorige an',
  rows: 'hat mehr oder weniger Änderungen, als versiegelt wurden',
  content: 'enthält eine veränderte Änderung',
  erased: 'enthält eine Änderung, deren Inhalt vor der Frist gelöscht wurde',
  hash: 'stimmt nicht mit seinen Änderungen überein',
};

/** 'Siegel 7 enthält eine veränderte Änderung (Nr. 31).' */
export function faultSentence({
  seal,
  fault,
  row,
}: {
  seal: number;
  fault: Fault;
  row: number | null;
}): string {
  return `Siegel ${seal} ${WORDS[fault]}${row === null ? '' : ` (Nr. ${row})`}.`;
}
