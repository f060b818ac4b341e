import type { LayoutInput, PayrollChoices } from './contract.ts';
import type { PayrollFile } from './files/file.ts';
import { handoverOf, type PayrollPerson } from './handover.ts';
import { type PayrollSource, UNIT_WORDS } from './sources.ts';
import { isMapped, type WageType } from './wage-types.ts';

/** Nobody's: the tax office books it in its test client. */
const SOMEBODY = {
  user: 0,
  first_name: 'Maria',
  name: 'Muster',
  personnel_number: '99999',
  cost_centre: null,
};

/** Invented figures that no wage type shares with another: 1,00, 2,00, … hours or days. */
export function sampleFiles(
  choices: PayrollChoices,
  wageTypes: readonly WageType[],
  layout: LayoutInput | null,
  sources: readonly PayrollSource[],
  month: string,
): PayrollFile[] {
  const mapped = wageTypes.filter((one) => isMapped(one, choices.target));
  const amounts = mapped.map(({ source }, at) => ({
    day: `${month}-${String((at % 28) + 1).padStart(2, '0')}`,
    source,
    minutes: (at + 1) * 60,
    days: at + 1,
    spans: [['08:00', `${String(Math.min(9 + at, 23)).padStart(2, '0')}:00`] as const],
  }));
  const person: PayrollPerson = {
    ...SOMEBODY,
    work: { weeklyhours: null, working_days: null },
    isOpen: false,
    cases: [],
    months: [{ user: SOMEBODY.user, origin: month, amounts }],
  };
  const nothing = { handed: [], excluded: new Set<number>(), ownSickness: new Set<number>() };
  return handoverOf({ month, choices, wageTypes: mapped, layout, sources, people: [person], ...nothing })
    .files;
}

/** What the tax office looks at in its test client (PAY-10). */
export function checkList(
  choices: PayrollChoices,
  wageTypes: readonly WageType[],
  sources: readonly PayrollSource[],
): string {
  const { target, consultant, client } = choices;
  const own = target === 'lodas' || target === 'lug';
  const rows = wageTypes
    .filter((one) => isMapped(one, target))
    .map(({ source, wage_type, key, unit }, at) => {
      const label = sources.find((one) => one.key === source)?.label ?? source;
      const parts = [`Lohnart ${wage_type ?? '–'}`, ...(target === 'lodas' ? [`Schlüssel ${key}`] : [])];
      return `${label}: ${parts.join(', ')}, Menge ${at + 1},00 ${UNIT_WORDS[unit]}`;
    });
  const head = own ? [`Berater: ${consultant}`, `Mandant: ${client}`] : [];
  return [...head, 'Personalnummer: 99999', ...rows, ''].join('\r\n');
}
