/** A UUID of 16 random bytes; `crypto.randomUUID` is missing where the server is reached without TLS. */
export function clientIdOf(random: Uint8Array): string {
  const hex = Array.from(random, (byte, at) => marked(byte, at).toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Version 4 and its variant. */
function marked(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40;
  return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}
