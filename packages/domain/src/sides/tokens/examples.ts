import { type Day, firstOfMonth } from '../../time/day.ts';
import type { ProgramToken } from './contract.ts';

export interface ExamplePlace {
  /** Under which the server is reached: 'https://zeiten.firma.de'. */
  origin: string;
  token: string;
  today: Day;
}

export interface Example {
  name: 'curl' | 'powerquery' | 'n8n';
  title: string;
  hint: string;
  scopes: ProgramToken['scopes'];
  text: string;
}

/** Instead of a token, which is shown once. */
export const TOKEN_PLACE = 'stb_IHR_SCHLÜSSEL';

/** Three ways to ask, ready to be copied; a test makes their requests (TOK-04). */
export const examplesOf = (place: ExamplePlace): Example[] => [
  {
    name: 'curl',
    title: 'Befehlszeile (curl)',
    hint: 'Liest die eigenen Arbeitszeiten des Monats.',
    scopes: ['timesheet:read'],
    text: curlOf(place),
  },
  {
    name: 'powerquery',
    title: 'Tabelle (Power Query)',
    hint: 'In Excel unter „Daten abrufen“, „Leere Abfrage“, „Erweiterter Editor“ einfügen; bei der Frage nach der Anmeldung „Anonym“ wählen: Der Schlüssel steht in der Abfrage.',
    scopes: ['timesheet:read'],
    text: powerQueryOf(place),
  },
  {
    name: 'n8n',
    title: 'Ablauf (n8n)',
    hint: 'In n8n mit Strg+V in einen leeren Ablauf einfügen: Er liest die Arbeitszeiten des Monats und trägt eine ein.',
    scopes: ['timesheet:read', 'timesheet:write'],
    text: JSON.stringify(n8nOf(place), null, 2),
  },
];

const WORKING_TIMES = '/api/timesheet/workingtime';
const monthOf = (today: Day) => ({ from: firstOfMonth(today), to: today });

function curlOf({ origin, token, today }: ExamplePlace): string {
  const { from, to } = monthOf(today);
  return [
    `curl --fail-with-body \\`,
    `  --header 'Authorization: Bearer ${token}' \\`,
    `  '${origin}${WORKING_TIMES}?from=${from}&to=${to}'`,
  ].join('\n');
}

function powerQueryOf({ origin, token, today }: ExamplePlace): string {
  const { from, to } = monthOf(today);
  return `let
    Antwort = Web.Contents("${origin}", [
        RelativePath = "${WORKING_TIMES.slice(1)}",
        Query = [from = "${from}", to = "${to}"],
        Headers = [Authorization = "Bearer ${token}"]
    ]),
    Zeiten = Table.FromRecords(Json.Document(Antwort)),
    Spalten = Table.SelectColumns(Zeiten, {"day", "start_time", "end_time", "break", "hours"})
in
    Spalten`;
}

function n8nOf({ origin, token, today }: ExamplePlace) {
  const pairs = (values: Record<string, string>) => ({
    parameters: Object.entries(values).map(([name, value]) => ({ name, value })),
  });
  const headers = { sendHeaders: true, headerParameters: pairs({ Authorization: `Bearer ${token}` }) };
  const node = (name: string, type: string, typeVersion: number, x: number, parameters: object) => ({
    ...{ id: name.toLowerCase().replaceAll(' ', '-'), name, type: `n8n-nodes-base.${type}`, typeVersion },
    ...{ position: [x, 0], parameters },
  });
  const link = (to: string) => ({ main: [[{ node: to, type: 'main', index: 0 }]] });
  const time = { day: today, start_time: '08:00', end_time: '16:30', break: 0.5, hours: 8 };
  return {
    name: 'Stundenbuch',
    nodes: [
      node('Start', 'manualTrigger', 1, 0, {}),
      node('Zeiten lesen', 'httpRequest', 4.2, 220, {
        ...{ method: 'GET', url: `${origin}${WORKING_TIMES}`, ...headers },
        ...{ sendQuery: true, queryParameters: pairs(monthOf(today)), options: {} },
      }),
      node('Zeit eintragen', 'httpRequest', 4.2, 440, {
        ...{ method: 'POST', url: `${origin}${WORKING_TIMES}`, ...headers },
        ...{ sendBody: true, specifyBody: 'json', jsonBody: JSON.stringify(time), options: {} },
      }),
    ],
    connections: { Start: link('Zeiten lesen'), 'Zeiten lesen': link('Zeit eintragen') },
  };
}
