import { call } from '../../access/call.ts';
import { VACATION_DEPENDS_ON } from '../../access/nouns.ts';
import type { Day } from '../../time/day.ts';
import { ledgerAccess } from './access.ts';
import type { LedgerFigure, PostingInput, WireStoredPosting } from './contract.ts';
import type { FigureName } from './figures.ts';

const POSTED = ['Ledger', 'User'] as const;

export const ledgerCalls = {
  /** A number of a vacation account with the postings that it is the sum of. */
  figure: call<LedgerFigure, undefined, { figure: FigureName; asOf: Day }>()(
    'GET vacation/ledger/:userId',
    ledgerAccess.ledger,
    { reads: VACATION_DEPENDS_ON },
  ),
  post: call<WireStoredPosting, PostingInput>()('POST vacation/posting', ledgerAccess.post, {
    changes: POSTED,
  }),
  reverse: call<WireStoredPosting, { text: string }>()(
    'POST vacation/posting/:id/reverse',
    ledgerAccess.reverse,
    { longId: true, changes: POSTED },
  ),
};
