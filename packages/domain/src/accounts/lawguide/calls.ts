import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON } from '../../access/nouns.ts';
import { lawAccess } from './access.ts';
import type { DraftedTime, LawPreview, LawRow } from './contract.ts';

export const lawCalls = {
  preview: call<LawPreview, DraftedTime>()('POST law/preview', lawAccess.preview, { reads: HOURS_DEPEND_ON }),
  ofCompany: call<LawRow[]>()('GET law/company/:from/:to', lawAccess.ofCompany, { reads: HOURS_DEPEND_ON }),
};
