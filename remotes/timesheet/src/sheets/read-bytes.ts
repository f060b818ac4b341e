/** Reads a file that arrives in parts, and says after each how much is there. */
export async function readBytes(response: Response, onBytes: (count: number) => void): Promise<Blob> {
  const parts: BlobPart[] = [];
  let count = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    count += part.value.byteLength;
    onBytes(count);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
