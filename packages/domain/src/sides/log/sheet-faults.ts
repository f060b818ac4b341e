import { canonicalJson, type Json } from '../../wire/canonical.ts';

export interface PrintedSeal {
  no: number;
  hash: string;
}

/** What can be wrong with the stored sheet of a closed month, in the order in which it is asked. */
type SheetFault = 'content' | 'monthClose' | 'seal';

/** As sentences; `printed` is the seal on the sheet. */
export const SHEET_FAULT_WORDS: Record<SheetFault, (printed: PrintedSeal | null) => string> = {
  content: () => 'Die Angaben passen nicht zur Prüfsumme des Stundenzettels.',
  monthClose: () => 'Der versiegelte Verlauf nennt eine andere Prüfsumme für diesen Stundenzettel.',
  seal: (printed) => `Auf dem Stundenzettel steht für Siegel ${printed?.no} eine andere Prüfsumme.`,
};

/**
 * A sheet against its hash, the closing of its month and the seal that is printed on it: of the last two what is known, which
 * is nothing of months that were closed before the log began.
 */
export function faultOfSheet(
  { data, sha256 }: { data: { seal: PrintedSeal | null }; sha256: string },
  known: { monthClose: string | undefined; hashOfSeal: string | undefined },
  hash: (text: string) => string,
): SheetFault | null {
  if (hash(canonicalJson(data as unknown as Json)) !== sha256) return 'content';
  if (known.monthClose !== undefined && known.monthClose !== sha256) return 'monthClose';
  const isOther = data.seal && known.hashOfSeal !== undefined && known.hashOfSeal !== data.seal.hash;
  return isOther ? 'seal' : null;
}
