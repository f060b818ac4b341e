const CODE_DIGITS = 16;

/** What is printed of the hash, and typed to recognise a sheet. */
export const sheetCode = (sha256: string): string => sha256.slice(0, CODE_DIGITS);
