import type { Day } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { Register } from './contract.ts';

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter,
  );

const STYLE =
  'body{font:10pt/1.35 sans-serif;max-width:190mm;margin:10mm auto}table{border-collapse:collapse;width:100%}td,th{border:1px solid #888;padding:3px 5px;text-align:left;vertical-align:top;font-size:8.5pt}';

/** One page to print: what is stored of a person, why, who gets it and for how long (Art. 15 Abs. 1 DSGVO). */
export function disclosurePage(
  person: { first_name: string; name: string },
  { company, processings }: Register,
  today: Day,
): string {
  const who = escaped(`${person.first_name} ${person.name}`);
  const lines = processings
    .filter(({ people }) => people === 'Beschäftigte')
    .map(
      ({ name, purpose, data, receivers, period }) =>
        `<tr>${[name, purpose, data, receivers, period].map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`,
    );
  const heads = ['Verarbeitung', 'Zweck', 'Daten', 'Empfänger', 'Dauer'].map((text) => `<th>${text}</th>`);
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Auskunft nach Art. 15 DSGVO: ${who}</title><style>${STYLE}</style></head>
<body><h1>Auskunft nach Art. 15 DSGVO</h1>
<p>${escaped(company)} teilt ${who} am ${formatDay(today)} mit, welche personenbezogenen Daten in Stundenbuch verarbeitet werden. Die Daten selbst liegen bei: als JSON, als Tabelle und, wo Monate abgeschlossen sind, als Stundenzettel.</p>
<table><thead><tr>${heads.join('')}</tr></thead><tbody>
${lines.join('\n')}
</tbody></table>
<p>Die Daten stammen von ${who} oder vom Unternehmen. Es gibt keine automatisierte Entscheidung und kein Profiling. Sie werden nicht in Länder außerhalb der EU gegeben, soweit die genannten Empfänger dort nicht sitzen.</p>
<p>Es besteht das Recht auf Berichtigung, Löschung und Einschränkung der Verarbeitung, auf Widerspruch und Datenübertragbarkeit sowie auf Beschwerde bei einer Aufsichtsbehörde.</p>
</body></html>
`;
}
