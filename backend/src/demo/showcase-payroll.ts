import {
  allowanceInput,
  allowanceKindInput,
  presetInput,
  surchargeInput,
} from '@stundenbuch/domain/accounts/allowances/contract';
import { layoutInput, runInput, setupInput } from '@stundenbuch/domain/accounts/payroll/contract';
import { EMPTY_SETUP } from '@stundenbuch/domain/accounts/payroll/setup';
import { sourceOfAllowance, sourceOfSurcharge, WORK } from '@stundenbuch/domain/accounts/payroll/sources';
import { berlinDay, type Day, firstOfMonth, firstOfYear, monthOf } from '@stundenbuch/domain/time/day';
import type { z } from 'zod';
import { AllowanceKinds } from '../accounts/allowances/allowance-kinds.service.ts';
import { Allowances } from '../accounts/allowances/allowances.service.ts';
import { SurchargeRules } from '../accounts/allowances/surcharge-rules.service.ts';
import type { Caller } from '../platform/session/caller.ts';
import { PayrollRuns } from '../workflows/payroll/payroll-runs.service.ts';
import { PayrollSetups } from '../workflows/payroll/payroll-setups.service.ts';
import { typed } from './house.ts';
import { bossOf, idOf, type Occurrence, on, type Stage } from './showcase-events.ts';

const MONTAGE = { name: 'Montagezulage', unit: 'day', per_project: false } as const;
/** Of the company's own agreement, beside the law of taxes. */
const LATE = {
  ...{
    name: 'Spätarbeit ab 16 Uhr',
    kind: 'window' as const,
    from: '16:00',
    to: '20:00',
    weekdays: '1111100',
  },
  ...{ days: [], carry: '00:00', begun_before: false, break_first: false, group: 'Betrieb', priority: 10 },
  ...{ source: 'Spätarbeit 10 %', valid_to: null },
} as const;
const FITTER = 'armin';

const wageType = (source: string, wage_type: number, unit: 'hours' | 'days', key: number) => ({
  ...{ source, unit, wage_type, key, absence_key: null, absence_reason: null },
  confirmed: true,
});

/** What the tax office has said: hours, vacation, sickness, surcharges, and a number of its own for the allowance. */
const wageTypes = (kind: number) => [
  wageType(WORK, 200, 'hours', 1),
  wageType('absence_10', 210, 'days', 71),
  wageType('absence_20', 220, 'days', 72),
  wageType('absence_40', 230, 'hours', 1),
  wageType(sourceOfSurcharge(LATE.source), 305, 'hours', 1),
  wageType(sourceOfSurcharge('Nacht 25 %'), 310, 'hours', 1),
  wageType(sourceOfSurcharge('Sonntag 50 %'), 320, 'hours', 1),
  wageType(sourceOfSurcharge('Feiertag 125 %'), 330, 'hours', 1),
  wageType(sourceOfAllowance(kind), 410, 'days', 99),
];

/** What ADDISON reads once its own control file names the columns. */
const ADDISON: z.input<typeof layoutInput> = {
  name: 'ADDISON',
  rows: 'sums',
  columns: [
    { field: 'personnel_number', title: 'Personalnummer' },
    { field: 'month_year', title: 'Abrechnungsmonat' },
    { field: 'wage_type', title: 'Lohnart' },
    { field: 'quantity', title: 'Menge' },
    { field: 'cost_centre', title: 'Kostenstelle' },
  ],
  separator: ';',
  decimal: ',',
  head: true,
  encoding: 'windows-1252',
  order: 'number',
};

/** Since the beginning of the year the rules of § 3b EStG hold, and a fitter counts the days on a site. */
export function allowanceOccurrences(stage: Stage, days: readonly Day[]): Occurrence[] {
  const { house, today } = stage;
  const since = firstOfYear(today);
  const fitter = idOf(stage, FITTER);
  let kind = 0;
  return [
    on(stage, since, 9, bossOf(stage), async (boss) => {
      await house.switchOn(boss, 'allowances', since, {});
      const preset = typed(presetInput, { valid_from: since, break_first: false });
      await house.service(SurchargeRules).addPreset(boss, preset);
      const late = typed(surchargeInput, { ...LATE, days: [], valid_from: since });
      await house.service(SurchargeRules).add(boss, late);
      kind = (await house.service(AllowanceKinds).add(boss, typed(allowanceKindInput, MONTAGE))).id;
    }),
    ...days
      .filter((day) => day >= since)
      .map((day) =>
        on(stage, day, 17, fitter, (who) =>
          house
            .service(Allowances)
            .book(who, typed(allowanceInput, { day, kind, quantity: 1, text: 'Küche beim Kunden' })),
        ),
      ),
  ];
}

/** The month is handed over once it is closed, without those whose month is still open. */
export async function handOver(
  stage: Stage,
  boss: Caller,
  month: Day,
  closed: readonly number[],
): Promise<void> {
  const { house, people } = stage;
  await house.switchOn(boss, 'payroll', firstOfMonth(berlinDay(house.now.getTime())), {});
  const [kind] = await house.service(AllowanceKinds).list(boss);
  const setup = {
    ...{ ...EMPTY_SETUP, consultant: '12345', client: '678', version: 0, people: [] },
    wage_types: wageTypes(kind?.id as number),
  };
  const setups = house.service(PayrollSetups);
  await setups.change(boss, typed(setupInput, setup));
  await setups.createLayout(boss, typed(layoutInput, ADDISON));
  const excluded = people.map(({ id }) => id).filter((id) => !closed.includes(id));
  const runs = house.service(PayrollRuns);
  const { id } = await runs.run(boss, typed(runInput, { month: monthOf(month), excluded }));
  await runs.handOver(boss, id);
}
