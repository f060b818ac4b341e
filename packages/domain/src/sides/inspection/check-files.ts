import { PACKAGE } from './file-names.ts';
import { type Files, type Finding, textIn } from './finding.ts';
import { sha256Hex, sha256OfText } from './sha256.ts';
import { firstOther, readSums } from './sums.ts';

/** What systems put into folders by themselves. */
const BY_SYSTEM = /(^|\/)(\.DS_Store|desktop\.ini|Thumbs\.db|\._[^/]*)$|^__MACOSX\//;

const MISSING = 'Die Datei fehlt.';

/** Every file is there and as it was written; of texts the first line that is not. `breath` lets the page draw. */
export async function checkFiles(files: Files, breath: (file: string) => Promise<void>): Promise<Finding[]> {
  const listed = textIn(files, PACKAGE.sums);
  if (listed === null) return [{ file: PACKAGE.sums, line: null, text: MISSING }];
  const sums = readSums(listed);
  const ofLines = readSums(textIn(files, PACKAGE.lineSums) ?? '');
  const findings: Finding[] = [];
  for (const [file, sum] of sums) {
    await breath(file);
    const bytes = files.get(file);
    if (!bytes) findings.push({ file, line: null, text: MISSING });
    else if (sha256Hex(bytes) !== sum) findings.push(changed(files, file, ofLines.get(file)));
  }
  for (const file of files.keys())
    if (!sums.has(file) && file !== PACKAGE.sums && !BY_SYSTEM.test(file))
      findings.push({ file, line: null, text: 'Die Datei gehört nicht zum Paket.' });
  return findings;
}

function changed(files: Files, file: string, lineSums: string | undefined): Finding {
  const line = lineSums === undefined ? null : firstOther(textIn(files, file) ?? '', lineSums, sha256OfText);
  return line === null
    ? { file, line, text: 'Die Datei wurde verändert.' }
    : { file, line, text: 'Hier wurde etwas verändert, entfernt oder hinzugefügt.' };
}
