import { CFB, utils } from 'xlsx';

/** Which column of which sheet takes its values from where. */
export interface Choices {
  /** Position of the sheet, from 0. */
  sheet: number;
  column: number;
  /** Cells of the book, such as `Listen!$A$2:$A$9`. */
  from: string;
}

/** Rows that somebody fills in. */
const LAST_LINE = 1000;
const BEHIND_ROWS = /<\/sheetData>(?:<autoFilter[^>]*\/>)?/;

/**
 * Puts drop-down lists into a finished file: the library reads and writes zips, but no data validation. A value that is not
 * in the list is warned of, not refused: it may be one that is still to be created.
 */
export function withChoices(content: ArrayBuffer, choices: readonly Choices[]): ArrayBuffer {
  if (choices.length === 0) return content;
  const zip = CFB.read(new Uint8Array(content), { type: 'array' });
  for (const sheet of new Set(choices.map((choice) => choice.sheet))) {
    const part = CFB.find(zip, `/xl/worksheets/sheet${sheet + 1}.xml`);
    const rules = choices.filter((choice) => choice.sheet === sheet).map(ruleOf);
    const xml = new TextDecoder()
      .decode(Uint8Array.from(part.content))
      .replace(BEHIND_ROWS, `$&<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`);
    part.content = new TextEncoder().encode(xml);
    part.size = part.content.length;
  }
  return CFB.write(zip, { type: 'array', fileType: 'zip', compression: true });
}

function ruleOf({ column, from }: Choices): string {
  const cells = `${utils.encode_col(column)}2:${utils.encode_col(column)}${LAST_LINE}`;
  return `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>${from}</formula1></dataValidation>`;
}
