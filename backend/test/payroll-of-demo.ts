import type {
  PayrollLayout,
  PayrollPreview,
  PayrollRun,
  PayrollSetup,
} from '@stundenbuch/domain/accounts/payroll/contract';
import type { MonthOfPerson } from '@stundenbuch/domain/workflows/month/contract';

type Get = <T>(path: string, sent?: object, method?: string) => Promise<T>;
type Rows = <T>(text: string) => Promise<T[]>;

const MONTH = '2026-10';

/** The handover of October to who is closed. */
async function october(get: Get): Promise<PayrollPreview> {
  const people = await get<MonthOfPerson[]>(`/month/company/${MONTH}`);
  const excluded = people.flatMap(({ state, user }) => (state === 'closed' ? [] : [user]));
  return get<PayrollPreview>('/payroll/preview', { month: MONTH, excluded });
}

/** What the first company of the demo has handed over, and what waits. */
export async function handedOver(get: Get, rows: Rows) {
  const runs = await get<PayrollRun[]>('/payroll/run');
  const sources = await rows<{ source: string }>(
    `select distinct source from payroll_lines where source like 'zu%' order by 1`,
  );
  const { lines } = await october(get);
  return {
    months: runs.map(({ month }) => month),
    beside: sources.map(({ source }) => source),
    waiting: lines.map(({ first_name, source, quantity }) => [first_name, source, quantity].join(' ')),
  };
}

const linesOf = ({ files }: PayrollPreview) => files[0]?.text.split('\r\n').slice(0, -1) ?? [];

/** All of October in the company's own layouts, and what its lines should be after those of LODAS. */
export async function octoberInOwnLayouts(get: Get, rows: Rows) {
  await rows('delete from payroll_lines');
  const lodas = linesOf(await october(get)).filter((line) => line.startsWith('1;01/10/2026;'));
  const setup = await get<PayrollSetup>('/payroll/setup');
  const [layout] = await get<PayrollLayout[]>('/payroll/layout');
  await get('/payroll/setup', { ...setup, target: 'csv', layout_id: layout?.id }, 'PUT');
  const told = lodas
    .map((line) => line.split(';'))
    .map(([, , number, wageType, , quantity]) => `${number};10/2026;${wageType};${quantity};`);
  const lines = linesOf(await october(get));
  const wrong = [...(await wrongInLohnfix(get, told)), ...(await wrongInLohnAG(get, rows))];
  return { name: layout?.name, told, lines, wrong };
}

const columns = (...fields: string[]) =>
  fields.map((field) => {
    const [name, title = null, text = null] = field.split('|');
    return { field: name, title, text };
  });

/** As Lohn AG wants it: a line for each time of a day. As Lohnfix does: twelve columns, two of them empty. */
const WANTED = {
  'Lohn AG': {
    ...{ rows: 'intervals', separator: ';', head: false, order: 'number' },
    columns: columns('personnel_number', 'day', 'begin', 'end'),
  },
  Lohnfix: {
    ...{ rows: 'sums', separator: '\t', head: true, order: 'number' },
    columns: columns(
      ...['year|Jahr', 'month|Monat', 'personnel_number|Personalnummer', 'name|Name', 'first_name|Vorname'],
      ...['empty|SVNr', 'source|LohnartText', 'wage_type|LohnartNr', 'empty|Kommentar', 'quantity|Anzahl'],
      ...['empty|Betrag_pro_Anz', 'text|Währung|EUR'],
    ),
  },
};

/** October in a layout that is made for the program; of all whose month is closed. */
async function octoberFor(get: Get, program: keyof typeof WANTED): Promise<string[]> {
  const wanted = { name: program, decimal: ',', encoding: 'utf-8', ...WANTED[program] };
  const { id } = await get<PayrollLayout>('/payroll/layout', wanted);
  const setup = await get<PayrollSetup>('/payroll/setup');
  await get('/payroll/setup', { ...setup, target: 'csv', layout_id: id }, 'PUT');
  return linesOf(await october(get));
}

/** What its lines say otherwise than LODAS was `told`, or not as twelve columns of October in euro. */
async function wrongInLohnfix(get: Get, told: readonly string[]): Promise<string[]> {
  const [head = '', ...lines] = await octoberFor(get, 'Lohnfix');
  const said = lines.map((line) => {
    const { 0: year, 1: month, 2: number, 7: wageType, 9: quantity, 11: currency, length } = line.split('\t');
    const isSound = length === 12 && `${year} ${month} ${currency}` === '2026 10 EUR';
    return isSound ? `${number};10/2026;${wageType};${quantity};` : line;
  });
  return [...(head.split('\t').length === 12 ? [] : [head]), ...differing(said, told)];
}

/** The days of its lines against those on which closed people have worked, and lines that end before they begin. */
async function wrongInLohnAG(get: Get, rows: Rows): Promise<string[]> {
  const lines = (await octoberFor(get, 'Lohn AG')).map((line) => line.split(';'));
  const worked = await rows<{ day: string }>(
    `select u.personnel_number || ' ' || to_char(e.day, 'DD.MM.YYYY') as day from entries e join users u on u.id = e.user_id
      join month_closings m on m.user_id = u.id and m.month = '2026-10-01' and m.state = 'closed'
      where e.company_id = (select min(company_id) from payroll_layouts) and e.type = 50
        and e.day between '2026-10-01' and '2026-10-31'`,
  );
  const days = lines.map(([number, day]) => `${number} ${day}`);
  const backwards = lines.filter(([, , begin = '', end = '']) => begin >= end).map((line) => line.join(';'));
  return [
    ...differing(
      days,
      worked.map(({ day }) => day),
    ),
    ...backwards,
  ];
}

const differing = (some: readonly string[], others: readonly string[]): string[] => [
  ...some.filter((one) => !others.includes(one)),
  ...others.filter((one) => !some.includes(one)),
];
