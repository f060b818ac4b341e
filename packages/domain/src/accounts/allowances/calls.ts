import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON, PAID_BESIDE } from '../../access/nouns.ts';
import type { Correction } from '../../day/office/contract.ts';
import { allowanceAccess } from './access.ts';
import type {
  AllowanceInput,
  AllowanceKind,
  AllowanceKindChange,
  AllowanceKindInput,
  AllowanceMonth,
  BookedAllowance,
  PresetInput,
  SurchargeInput,
  SurchargeRules,
} from './contract.ts';

const rulesChange = { changes: ['Surcharge'] } as const;
const kindsChange = { changes: ['AllowanceKind'] } as const;

export const allowanceCalls = {
  rules: call<SurchargeRules>()('GET surcharge', allowanceAccess.rules, { reads: ['Surcharge', 'Month'] }),
  addRule: call<SurchargeRules, SurchargeInput>()('POST surcharge', allowanceAccess.changeRules, rulesChange),
  addPreset: call<SurchargeRules, PresetInput>()(
    'POST surcharge/preset',
    allowanceAccess.changeRules,
    rulesChange,
  ),
  changeRule: call<SurchargeRules, SurchargeInput & { version: number }>()(
    'PUT surcharge/:id',
    allowanceAccess.changeRules,
    rulesChange,
  ),
  deleteRule: call<SurchargeRules>()('DELETE surcharge/:id', allowanceAccess.changeRules, rulesChange),
  kinds: call<AllowanceKind[]>()('GET allowance-kind', allowanceAccess.kinds, {
    reads: ['AllowanceKind', 'Allowance'],
  }),
  addKind: call<AllowanceKind, AllowanceKindInput>()(
    'POST allowance-kind',
    allowanceAccess.changeKinds,
    kindsChange,
  ),
  changeKind: call<AllowanceKind, AllowanceKindChange>()(
    'PUT allowance-kind/:id',
    allowanceAccess.changeKinds,
    kindsChange,
  ),
  ofMonth: call<AllowanceMonth>()('GET allowance/:userId/:month', allowanceAccess.ofMonth, {
    reads: [...PAID_BESIDE, ...HOURS_DEPEND_ON],
  }),
  book: call<BookedAllowance, AllowanceInput>()('POST allowance', allowanceAccess.book, {
    changes: ['Allowance', 'Month'],
  }),
  unbook: call<{ id: number }, Partial<Correction>>()('DELETE allowance/:id', allowanceAccess.book, {
    longId: true,
    changes: ['Allowance', 'Month'],
  }),
};
