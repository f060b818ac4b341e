import { keyOfHeaders } from './reading/recognise.ts';
import type { Remembered, Setup } from './reading/setup.ts';

const STORED = 'importMappings';

/** How files with the same columns were mapped on this computer. */
export function rememberedMappings(): Remembered {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}');
  } catch {
    // Somebody else's text under our name is worth nothing.
    return {};
  }
}

export function rememberMapping(headers: readonly string[], { kind, mapping }: Setup): void {
  if (!kind) return;
  localStorage.setItem(
    STORED,
    JSON.stringify({ ...rememberedMappings(), [keyOfHeaders(headers)]: { kind, mapping } }),
  );
}
