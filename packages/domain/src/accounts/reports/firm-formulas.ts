import type { FirmRow } from './firm-overview.ts';
import { FIRM_RULES, type FirmGroup } from './firms.ts';

/** Rows of the entries; the formulas extend below the data so that rows can be added by hand. */
export const FIRM_WORKSHEETS = { data: 'Daten', overview: 'Stundenübersicht Firmen' } as const;
/** The sheet of the entries is A1:N20000, or longer when there are more (AMB-57). */
export const FIRM_DATA_LINES = 20_000;

const HOURS = `${FIRM_WORKSHEETS.data}!$G$2:$G$100000`;
const NUMBERS = `${FIRM_WORKSHEETS.data}!$C$2:$C$100000`;

// "1007*" matches texts only in Excel; LibreOffice also matches the numbers 1007 and 100712, but no number comes
// before a letter.
const IS_TEXT = `${NUMBERS},"<a"`;

const criteria = (group: FirmGroup): string => {
  const { min, below, max } = FIRM_RULES[group].range;
  const upper = below === undefined ? max && `<=${max}` : `<${below}`;
  return [`>=${min}`, upper]
    .filter(Boolean)
    .map((criterion) => `${NUMBERS},"${criterion}"`)
    .join(',');
};

function hoursFormula(group: FirmRow['group']): string {
  if (group === 'total') return `SUM(${HOURS})`;
  const { prefix } = FIRM_RULES[group];
  const ofRange = `SUMIFS(${HOURS},${criteria(group)})`;
  return prefix ? `${ofRange}+SUMIFS(${HOURS},${NUMBERS},"${prefix}*",${IS_TEXT})` : ofRange;
}

const share = (part: string, whole: string) => `IF(${whole}=0,0,${part}/${whole})`;

/** The formulas of one row of the overview; `row` is its number, 2 is Firma 1 and 7 the total. */
export function firmFormulas(group: FirmRow['group'], row: number) {
  const hours = `$B$${row}`;
  return {
    hours: hoursFormula(group),
    percent: share(hours, 'SUM($B$2:$B$4)'),
    percentOfTotal: share(hours, '$B$7'),
  };
}
