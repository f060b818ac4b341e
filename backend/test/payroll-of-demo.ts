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

/** All of October in the company's own layout, and what its lines should be after those of LODAS. */
export async function octoberInOwnLayout(get: Get, rows: Rows) {
  await rows('delete from payroll_lines');
  const lodas = linesOf(await october(get)).filter((line) => line.startsWith('1;01/10/2026;'));
  const setup = await get<PayrollSetup>('/payroll/setup');
  const [layout] = await get<PayrollLayout[]>('/payroll/layout');
  await get('/payroll/setup', { ...setup, target: 'csv', layout_id: layout?.id }, 'PUT');
  const told = lodas
    .map((line) => line.split(';'))
    .map(([, , number, wageType, , quantity]) => `${number};10/2026;${wageType};${quantity};`);
  return { name: layout?.name, told, lines: linesOf(await october(get)) };
}
