import type { Call } from '@stundenbuch/domain/access/call';
import { exportsOfNouns } from '../../src/platform/nouns.ts';

type Row = Call<string, unknown, unknown, unknown>;

/** The rows of all nouns. */
export const rows: Row[] = (await exportsOfNouns('calls')).flatMap(([, calls]) =>
  Object.values(calls as Record<string, Row>),
);
