/** A name cannot begin a new line, and with that a header of a mail or a heading of a text. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
