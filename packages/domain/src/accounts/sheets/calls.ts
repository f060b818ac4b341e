import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON, PAID_BESIDE, VACATION_DEPENDS_ON } from '../../access/nouns.ts';
import { sheetAccess } from './access.ts';
import type { Sheet, SheetCheck } from './contract.ts';

export const sheetCalls = {
  /** A draft shows everything. Without a version the one that counts, or the draft of an open month. */
  sheet: call<Sheet, undefined, { version?: number }>()('GET sheet/:userId/:month', sheetAccess.sheet, {
    reads: [...HOURS_DEPEND_ON, ...VACATION_DEPENDS_ON, ...PAID_BESIDE],
  }),
  check: call<SheetCheck>()('GET sheet/check/:code', sheetAccess.check),
};
