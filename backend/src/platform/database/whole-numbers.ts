import { type TypeOverrides, types } from 'pg';

/** Ids are numbers, of 64 bits, too: pg reads those as texts, because not every one is a number of JavaScript. */
export function readWholeNumbers(of: TypeOverrides): void {
  of.setTypeParser(types.builtins.INT8, wholeNumber);
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is no number of JavaScript`);
  return value;
}
