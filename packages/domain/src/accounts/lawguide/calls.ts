import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON } from '../../access/nouns.ts';
import { lawAccess } from './access.ts';
import type { DraftedTime, LawPreview, LawRow } from './contract.ts';

export const lawCalls = {
  preview: call<LawPreview, DraftedTime>()('POST law/preview', lawAccess.preview, {
    title: 'What the law says of a working time that is not saved yet',
    reads: HOURS_DEPEND_ON,
  }),
  ofCompany: call<LawRow[]>()('GET law/company/:from/:to', lawAccess.ofCompany, {
    title: 'The same of everybody',
    reads: HOURS_DEPEND_ON,
  }),
};
