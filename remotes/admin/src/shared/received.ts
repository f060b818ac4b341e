import { formatNumber } from '@stundenbuch/web/format';
import { useSyncExternalStore } from 'react';

/** Bytes of the file that have arrived. Not in the store, which would tell every part of the page of each of them. */
let received = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const useReceived = (): number => useSyncExternalStore(subscribe, () => received);

function tell(bytes: number): void {
  received = bytes;
  for (const listener of listeners) listener();
}

/** The file of an answer, while it arrives. */
export async function receive(response: Response): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  tell(0);
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    tell(received + part.value.length);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

const MEGABYTE = 1_000_000;

/** While a file is made and loaded. */
export function useProgress(): string {
  const bytes = useReceived();
  return bytes > 0 ? ` ${formatNumber(bytes / MEGABYTE)} MB empfangen.` : '';
}
