import { call } from '../../access/call.ts';
import { importAccess } from './access.ts';
import type {
  ImportDetail,
  ImportedRows,
  ImportInput,
  ImportLine,
  ImportRowsInput,
  ImportUndone,
} from './contract.ts';

const proof = true;

/** Whatever a file can bring. */
const brought = [
  ...['Import', 'User', 'Company', 'Job', 'Team', 'Contract', 'Ledger', 'Overtime', 'Category'],
  ...['Customer', 'Address', 'Project', 'WorkingTime', 'Booking', 'Absence', 'Entry'],
] as const;

export const importCalls = {
  imports: call<ImportLine[]>()('GET import', importAccess.list, { reads: ['Import', 'User'] }),
  import: call<ImportDetail>()('GET import/:id', importAccess.one, {
    reads: ['Import', 'User', 'Entry', 'Month'],
  }),
  beginImport: call<ImportLine, ImportInput>()('POST import', importAccess.begin, {
    proof,
    changes: ['Import'],
  }),
  importRows: call<ImportedRows, ImportRowsInput>()('POST import/:id/rows', importAccess.rows, {
    proof,
    changes: brought,
  }),
  finishImport: call<ImportLine>()('POST import/:id/finish', importAccess.finish, {
    proof,
    changes: ['Import'],
  }),
  undoImport: call<ImportUndone>()('POST import/:id/undo', importAccess.undo, { proof, changes: brought }),
};
