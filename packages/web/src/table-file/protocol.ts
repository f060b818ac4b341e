import type { TableSheet } from './cells.ts';

export interface ToReader {
  name: string;
  bytes: ArrayBuffer;
}

export type FromReader = { sheets: TableSheet[] } | { problem: string };
