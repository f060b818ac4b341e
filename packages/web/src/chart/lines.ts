import { type as typeface } from '../theme/tokens.ts';

type Measure = (text: string) => number;

/** What all words of a chart are set in. */
export const FONT = { fontFamily: typeface.text, fontSize: 14 };

let context: CanvasRenderingContext2D | null | undefined;

/** Pixels that a text takes in a chart. */
const widthOf: Measure = (text) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * 8;
  context.font = `${FONT.fontSize}px ${FONT.fontFamily}`;
  return context.measureText(text).width;
};

/** A name in at most so many lines, broken at spaces and hyphens. What has no room ends in an ellipsis. */
export function linesOf(name: string, width: number, most: number, measure: Measure = widthOf): string[] {
  const lines: string[] = [];
  let rest = name.trim();
  while (rest !== '' && lines.length < most - 1) {
    const line = lineOf(rest, width, measure);
    if (line === '') break;
    lines.push(line.trim());
    rest = rest.slice(line.length).trim();
  }
  return rest === '' ? lines : [...lines, shortened(rest, width, measure)];
}

/** As many whole words as have room; none where the first has not. */
function lineOf(text: string, width: number, measure: Measure): string {
  let line = '';
  for (const word of text.split(/(?<=[ -])/)) {
    if (measure((line + word).trimEnd()) > width) break;
    line += word;
  }
  return line;
}

function shortened(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  let end = text.length - 1;
  while (end > 1 && measure(`${text.slice(0, end).trimEnd()}…`) > width) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}
