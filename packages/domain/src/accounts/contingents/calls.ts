import { call } from '../../access/call.ts';
import type { Day } from '../../time/day.ts';
import { contingentAccess as access } from './access.ts';
import type {
  Contingent,
  ContingentAmountInput,
  ContingentBalance,
  ContingentChange,
  ContingentFigure,
  ContingentFigureName,
  ContingentInput,
  ContingentPostingInput,
  StoredContingentPosting,
} from './contract.ts';

const reads = ['Contingent', 'User'] as const;
/** Kinds name theirs, and what is left depends on the days and on all that a day is. */
const ACCOUNT = ['Contingent', 'AbsenceKind', 'Absence', 'Contract', 'Calendar', 'Settings', 'User'] as const;
const changes = ['Contingent'] as const;

export const contingentCalls = {
  all: call<Contingent[]>()('GET contingent', access.manageContingents, { reads }),
  one: call<Contingent>()('GET contingent/:id', access.manageContingents, { reads }),
  create: call<Contingent, ContingentInput>()('POST contingent', access.manageContingents, { changes }),
  change: call<Contingent, ContingentChange>()('PUT contingent/:id', access.manageContingents, { changes }),
  /** What everybody or one person has from a year on. */
  setAmount: call<Contingent, ContingentAmountInput>()(
    'PUT contingent/:id/amount',
    access.manageContingents,
    { changes },
  ),
  account: call<ContingentBalance[], undefined, { asOf?: Day | undefined }>()(
    'GET contingent-account/:userId',
    access.account,
    { reads: ACCOUNT },
  ),
  /** 'Warum diese Zahl?' */
  why: call<ContingentFigure, undefined, { figure: ContingentFigureName; asOf?: Day | undefined }>()(
    'GET contingent-account/:userId/:contingentId',
    access.account,
    { reads: ACCOUNT },
  ),
  post: call<StoredContingentPosting, ContingentPostingInput>()(
    'POST contingent-posting',
    access.manageContingents,
    { changes },
  ),
  reverse: call<StoredContingentPosting, { text: string }>()(
    'POST contingent-posting/:id/reverse',
    access.manageContingents,
    { longId: true, changes },
  ),
};
