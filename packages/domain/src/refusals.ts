import { absenceSentences } from './absences/messages.ts';
import { adminSentences } from './admin/messages.ts';
import { customerSentences } from './customers/messages.ts';
import { inventorySentences } from './inventory/messages.ts';
import { projectSentences } from './projects/messages.ts';
import { sessionSentences } from './session/messages.ts';
import { timesheetSentences } from './timesheet/messages.ts';
import { wireSentences } from './wire/messages.ts';
import { type Issue, type Refusal, refusalOf } from './wire/refusal.ts';

/** Every refusal that the program knows: a test compares it with what has been provoked. */
export const sentences = {
  ...wireSentences,
  ...sessionSentences,
  ...timesheetSentences,
  ...absenceSentences,
  ...adminSentences,
  ...inventorySentences,
  ...projectSentences,
  ...customerSentences,
};

/** What the server's validation pipe answers, whatever the schema. */
export function refusalOfIssues(issues: readonly Issue[]): Refusal {
  return refusalOf(issues, sentences);
}
